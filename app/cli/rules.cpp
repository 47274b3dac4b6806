#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/answer.hpp"
#include "cli/commands.hpp"
#include "cli/deal_options.hpp"
#include "cli/help.hpp"
#include "cli/languages.hpp"
#include "cli/rules_text.hpp"
#include "cli/terminal.hpp"
#include "face/commands.hpp"
#include "session/record.hpp"
#include "session/tell.hpp"
#include "session/titles.hpp"

namespace longwood::cli {
namespace {

/// Up to two choices that differ from the book's and go together, as --options takes them: an example.
std::string sample_of_choices(const GameInfo& info) {
  constexpr int most = 2;
  std::string sample;
  int options = 0;
  for (const RuleOption& option : info.variants.options)
    for (const Choice& choice : option.choices) {
      if (choice.id.empty() || &choice == option.choices.data()) continue;
      auto longer = fmt::format("{}{}{}={}", sample, sample.empty() ? "" : " ", option.id, choice.id);
      if (!choose_rules(info, info.sets.front(), longer)) continue;
      sample = std::move(longer);
      if (++options == most) return sample;
      break;
    }
  return sample;
}

/// The rule sets and the options.
std::string ways_text(const Speaker& say) {
  const GameInfo& info = say.info();
  auto text = "\n" + say.phrase("Rule sets (--set ID; --compare shows the sources side by side)") + "\n";
  for (const RuleSet& set : info.sets)
    text += fmt::format(
        "\n{:<18} {}\n", set.id,
        wrapped(fmt::format("{} [{}]", say.word({set.about, "set"}), source_words(say, set.source)), 19));
  const auto sample = sample_of_choices(info);
  if (sample.empty()) return text;
  text += "\n" + say.phrase("Options, the book's choice first; e.g. --options \"{sample}\"", sample) + "\n";
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
  for (const std::string& name : names_of_translators(say)) (names += names.empty() ? "" : "; ") += name;
  for (const KnownAs& known : info.known_as) {
    const auto set = known.set.empty() ? "" : fmt::format(", --set {}", known.set);
    names += fmt::format("{}{} ({}{})", names.empty() ? "" : "; ", known.name, known.source, set);
  }
  if (!names.empty()) text += wrapped(say.phrase("Also known as: {names}", names)) + "\n";
  for (const Mistaken& other : info.mistaken)
    text += wrapped(say.phrase("Not {name}: that is {game}.", other.name, Text{other.is, "mistaken"})) + "\n";
  return text.empty() ? text : text + "\n";
}

/// The notes on the sentences that these options leave as the book has them.
std::string notes_text(const Speaker& say, const Options& options) {
  const GameInfo& info = say.info();
  std::string text;
  for (const Note& note : info.rulebook->notes) {
    if (info.is_amended(note.sentence, options)) continue;
    if (text.empty()) text = "\n" + say.phrase("Notes: where the sources differ") + "\n";
    text += fmt::format(
        "\n{}\n     {}\n     {}\n",
        hanging(say.phrase("Rule {n}: {question}", int{note.sentence}, Text{note.point, "note"}), 0, 5),
        hanging(say.phrase("Elsewhere: {reading}", Text{note.readings, "note"}), 5, 16),
        hanging(say.phrase("Here: {reading}", Text{note.ours, "note"}), 5, 11));
  }
  return text;
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
                    say.phrase("* marks a rule that differs from the book."));
  }
  for (int number = 1; number <= static_cast<int>(book.sentences.size()); ++number) {
    const ReadSentence sentence = info.sentence(number, options);
    text += fmt::format("{}{:2}. {}\n     [{}]\n", sentence.departs ? '*' : ' ', number,
                        wrapped(say.word({sentence.text, "rule"}), 5),
                        wrapped(source_words(say, sentence.source), 6, 79));
  }
  text += notes_text(say, options);
  return by_the_book ? text + ways_text(say) : text;
}

std::string comparison_text(const Speaker& say) {
  const GameInfo& info = say.info();
  auto text = say.phrase("{title}: how the sources play it", title_text(info)) + "\n" +
              wrapped(say.phrase("What each source says, or plays if it is a program. \"As we read it\" "
                                 "marks what it does not say itself.")) +
              "\n";
  for (const Authority& authority : info.variants.comparison.authorities)
    text += fmt::format(
        "  {:<24} {}\n", authority.title,
        authority.set.empty() ? say.phrase("(no rule set)") : fmt::format("--set {}", authority.set));
  for (const Point& point : info.variants.comparison.points) {
    const auto question =
        say.phrase("{question} (rule {n})", Text{point.question, "point"}, int{point.sentence});
    const auto context = fmt::format("reading: {}", point.question);
    text += fmt::format("\n{}\n", hanging(question, 0, 5));
    const auto authorities = info.variants.comparison.authorities;
    for (std::size_t i = 0; i < authorities.size(); ++i) {
      const Reading& reading = point.readings[i];
      if (reading.empty()) continue;
      const std::string words{say.word({reading.text, context})};
      text += fmt::format(
          "  {:<24} {}\n", authorities[i].title,
          wrapped(
              fmt::format("{} [{}]", reading.stated ? words : say.phrase("as we read it: {reading}", words),
                          face::citation_of(info, point, i)),
              27));
    }
  }
  return text;
}

void add_rules(CLI::App& app, int& /*status*/) {
  struct CommandOptions {
    std::string game, set, choices, language;
    bool compare = false, json = false;
  };
  auto options = std::make_shared<CommandOptions>();
  auto* command = app.add_subcommand("rules", "Print the rules of a game, with the source of each sentence");
  command->add_option("GAME", options->game, "the game; longwood games lists them")->required();
  add_rules_to(*command, options->set, options->choices);
  command->add_flag("--compare", options->compare, "compare how the sources play it, point by point")
      ->excludes("--set", "--options");
  command->add_flag("--json", options->json, "print one JSON object");
  add_language_to(*command, options->language);
  add_examples(*command, {"rules fortress", "rules the-clock --compare"});
  command->callback([options] {
    const AnyGame& game = game_named(options->game);
    const GameInfo& info = *game.info;
    const Language language = language_named(options->language);
    const Speaker say{language, info};
    const ChosenRules rules = rules_meant(options->game, options->set, options->choices);
    if (options->json)
      print_answer(face::GameDescribed{{in_english_of(info), game, *rules.set, rules.options}});
    else
      fmt::print("{}", options->compare ? comparison_text(say) : rules_text(say, *rules.set, rules.options));
  });
}

}  // namespace longwood::cli
