#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/common.hpp"
#include "cli/json.hpp"
#include "cli/languages.hpp"
#include "cli/rules_text.hpp"
#include "session/tell.hpp"
#include "session/titles.hpp"

namespace longwood::cli {
namespace {

/// The other ways to play, and what may be chosen freely.
std::string ways_text(const Speaker& say) {
  const GameInfo& info = say.info();
  auto text = "\n" + say.phrase("Rule sets (--set ID; --compare shows the authorities side by side)") + "\n";
  for (const RuleSet& set : info.sets)
    text += fmt::format(
        "\n{:<18} {}\n", set.id,
        wrapped(fmt::format("{} [{}]", say.word({set.about, "set"}), source_words(say, set.source)), 19));
  text += "\n" + say.phrase("Options (--options \"ID=CHOICE ...\"), the book's choice first") + "\n";
  for (const RuleOption& option : info.variants.options) {
    text += fmt::format("\n{}: {}\n", option.id, say.word({option.question, "option"}));
    const auto context = fmt::format("choice: {}", option.question);
    for (const Choice& choice : option.choices)
      if (!choice.id.empty())
        text += fmt::format("    {:<20} {}\n", choice.id, wrapped(say.word({choice.reading, context}), 25));
  }
  return text;
}

/// Other names of the game, and what it is not; a paragraph, or nothing.
std::string names_text(const Speaker& say) {
  const GameInfo& info = say.info();
  std::string names, text;
  for (const std::string& name : names_of_translators(say))
    if (name != say.word(title_text(info))) (names += names.empty() ? "" : "; ") += name;
  for (const KnownAs& known : info.known_as) {
    const auto set = known.set.empty() ? "" : fmt::format(", --set {}", known.set);
    names += fmt::format("{}{} ({}{})", names.empty() ? "" : "; ", known.name, known.source, set);
  }
  if (!names.empty()) text += wrapped(say.phrase("Also known as: {names}", names)) + "\n";
  for (const Mistaken& other : info.mistaken)
    text += wrapped(say.phrase("Not {name}: that is {game}.", other.name, Text{other.is, "mistaken"})) + "\n";
  return text.empty() ? text : text + "\n";
}

std::string notes_text(const Speaker& say) {
  const Rulebook& book = *say.info().rulebook;
  const auto heading = say.phrase("Where the authorities differ");
  std::string text = book.notes.empty() ? "" : "\n" + heading + "\n";
  for (const Note& note : book.notes)
    text += fmt::format(
        "\n{}\n     {}\n     {}\n",
        wrapped(say.phrase("Rule {n}: {question}", int{note.sentence}, Text{note.point, "note"}), 5),
        wrapped(say.phrase("Elsewhere: {reading}", Text{note.readings, "note"}), 16),
        wrapped(say.phrase("Here: {reading}", Text{note.ours, "note"}), 11));
  return text;
}

/// The readings of a point which are not silent, with the places where they stand.
template <class Visit>
void for_each_reading(const GameInfo& info, const Point& point, Visit visit) {
  const auto authorities = info.variants.comparison.authorities;
  for (std::size_t i = 0; i < authorities.size(); ++i) {
    if (point.readings[i].empty()) continue;
    const auto own = i == 0 ? info.sentence(point.sentence).source : authorities[i].citation;
    visit(authorities[i], point.readings[i], point.citations[i].empty() ? own : point.citations[i]);
  }
}

}  // namespace

std::string rules_text(const Speaker& say, const RuleSet& set, const Options& options) {
  const GameInfo& info = say.info();
  const Rulebook& book = *info.rulebook;
  const bool by_the_book = options == Options{};
  auto text = fmt::format("{}\n{}, {}\n\n{}\n\n", say.word(title_text(info)), book.book, book.chapter,
                          wrapped(say.word({info.object(options), "object"})));
  if (by_the_book) text += names_text(say);
  if (!by_the_book) {
    const auto besides = write_choices(info, set, options);
    text +=
        fmt::format("{} [{}]\n{}\n{}\n\n",
                    besides.empty() ? say.word({set.title, "set"})
                                    : say.phrase("{set}, with {choices}", Text{set.title, "set"}, besides),
                    source_words(say, set.source), wrapped(say.word({set.about, "set"})),
                    say.phrase("* marks a rule which departs from the book."));
  }
  for (int number = 1; number <= static_cast<int>(book.sentences.size()); ++number) {
    const ReadSentence sentence = info.sentence(number, options);
    text += fmt::format("{}{:2}. {}\n     [{}]\n", sentence.departs ? '*' : ' ', number,
                        wrapped(say.word({sentence.text, "rule"}), 5),
                        wrapped(source_words(say, sentence.source), 6, 79));
  }
  return by_the_book ? text + notes_text(say) + ways_text(say) : text;
}

std::string comparison_text(const Speaker& say) {
  const GameInfo& info = say.info();
  auto text = say.phrase("{title}: how the authorities play it", title_text(info)) + "\n" +
              wrapped(say.phrase("What an authority says, or plays if it is a program; where it does not say "
                                 "so, \"as we read it\".")) +
              "\n";
  for (const Authority& authority : info.variants.comparison.authorities)
    text += fmt::format(
        "  {:<24} {}\n", authority.title,
        authority.set.empty() ? say.phrase("(no set of its own)") : fmt::format("--set {}", authority.set));
  for (const Point& point : info.variants.comparison.points) {
    const auto question =
        say.phrase("{question} (rule {n})", Text{point.question, "point"}, int{point.sentence});
    const auto context = fmt::format("reading: {}", point.question);
    text += fmt::format("\n{}\n", wrapped(question, 5));
    for_each_reading(info, point, [&](const Authority& authority, const Reading& reading, auto citation) {
      const std::string words{say.word({reading.text, context})};
      text += fmt::format(
          "  {:<24} {}\n", authority.title,
          wrapped(
              fmt::format("{} [{}]", reading.stated ? words : say.phrase("as we read it: {reading}", words),
                          citation),
              27));
    });
  }
  return text;
}

namespace {

Json sets_json(const GameInfo& info) {
  Json sets = Json::array();
  for (const RuleSet& set : info.sets)
    sets.push_back({{"id", set.id},
                    {"title", set.title},
                    {"source", set.source},
                    {"version", set.version},
                    {"about", set.about},
                    {"options", write_choices(info, info.sets.front(), set.options)}});
  return sets;
}

Json options_json(const GameInfo& info) {
  Json options = Json::array();
  for (const RuleOption& option : info.variants.options) {
    Json choices = Json::array();
    for (const Choice& choice : option.choices)
      if (!choice.id.empty()) choices.push_back({{"id", choice.id}, {"reading", choice.reading}});
    options.push_back({{"id", option.id}, {"question", option.question}, {"choices", choices}});
  }
  return options;
}

Json rulebook_json(const GameInfo& info, const ChosenRules& rules) {
  const Rulebook& book = *info.rulebook;
  Json sentences = Json::array(), notes = Json::array();
  for (int number = 1; number <= static_cast<int>(book.sentences.size()); ++number) {
    const ReadSentence sentence = info.sentence(number, rules.options);
    sentences.push_back({{"number", number},
                         {"text", sentence.text},
                         {"source", sentence.source},
                         {"departs", sentence.departs}});
  }
  for (const Note& note : book.notes)
    notes.push_back({{"sentence", note.sentence},
                     {"point", note.point},
                     {"readings", note.readings},
                     {"ours", note.ours}});
  return {{"game", info.id},
          {"title", info.title},
          {"rules", info.rules_version},
          {"set", rules.set->id},
          {"choices", write_choices(info, *rules.set, rules.options)},
          {"book", book.book},
          {"chapter", book.chapter},
          {"object", info.object(rules.options)},
          {"sentences", sentences},
          {"notes", notes},
          {"sets", sets_json(info)},
          {"options", options_json(info)}};
}

Json comparison_json(const GameInfo& info) {
  Json authorities = Json::array(), points = Json::array();
  for (const Authority& authority : info.variants.comparison.authorities)
    authorities.push_back(
        {{"title", authority.title}, {"citation", authority.citation}, {"set", authority.set}});
  for (const Point& point : info.variants.comparison.points) {
    Json readings = Json::array();
    for_each_reading(info, point, [&](const Authority& authority, const Reading& reading, auto citation) {
      readings.push_back({{"authority", authority.title},
                          {"reading", reading.text},
                          {"says", reading.stated},
                          {"citation", citation}});
    });
    points.push_back({{"sentence", point.sentence}, {"question", point.question}, {"readings", readings}});
  }
  return {{"game", info.id}, {"title", info.title}, {"authorities", authorities}, {"points", points}};
}

}  // namespace

void add_rules(CLI::App& app, int& /*status*/) {
  struct CommandOptions {
    std::string game, set, choices, language;
    bool compare = false, json = false;
  };
  auto options = std::make_shared<CommandOptions>();
  auto* command =
      app.add_subcommand("rules", "the rules of a game, sentence by sentence, with their sources");
  command->add_option("GAME", options->game, "the game, as longwood games lists it")->required();
  add_rules_to(*command, options->set, options->choices);
  command->add_flag("--compare", options->compare, "how the authorities play it, side by side")
      ->excludes("--set", "--options");
  command->add_flag("--json", options->json, "one JSON object");
  add_language_to(*command, options->language);
  command->callback([options] {
    const GameInfo& info = *game_named(options->game).info;
    const Language language = language_named(options->language);
    const Speaker say{language, info};
    const ChosenRules rules = rules_meant(options->game, options->set, options->choices);
    if (options->json)
      print_json(options->compare ? comparison_json(info) : rulebook_json(info, rules));
    else
      fmt::print("{}", options->compare ? comparison_text(say) : rules_text(say, *rules.set, rules.options));
  });
}

}  // namespace longwood::cli
