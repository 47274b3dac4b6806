#include <algorithm>
#include <cctype>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/core.h>

#include "cli/commands.hpp"
#include "cli/help.hpp"
#include "cli/json.hpp"
#include "cli/languages.hpp"
#include "core/all_games.hpp"
#include "core/fault.hpp"
#include "games/missing_games.hpp"
#include "games/spots.hpp"
#include "games/taught.hpp"
#include "games/terms.hpp"
#include "session/titles.hpp"

namespace longwood::cli {
namespace {

/// A text and its key in the JSON.
struct Word {
  std::string_view key;
  Text text;
};

constexpr Word desktop_words[] = {
    {"kind", message("Patience", "desktop")},
    // TRANSLATORS: at most 35 letters, with which software centres list the program
    {"summary", message("Patience from Victorian books", "desktop")},
    {"comment", message("Patience games from Victorian books, with their own rules", "desktop")},
    {"about",
     message("The games of patience that Lady Cadogan and Professor Hoffmann described, on a page as "
             "handsome as their books. A refused move names the rule that forbids it. Hints know no more "
             "than you do. The game says whether it can still be won, and a review tells luck from play.",
             "desktop")},
    {"games", message("The games:", "desktop")},
    {"clock", message("The Clock, with hints", "desktop")},
    {"fortress", message("A refused move in Fortress, and the rule that forbids it", "desktop")},
    {"terminal", message("Longwood in the terminal", "desktop")},
    {"continue", message("Continue a saved game", "desktop")},
    {"saved", message("Longwood saved game", "desktop")},
    // TRANSLATORS: words by which people look for card games, with | between them
    {"keywords", message("solitaire|patience|cards", "desktop")},
};

Json game_words(const GameInfo& info, const Language& language) {
  const Speaker say{language, info};
  Json names = Json::array();
  for (const std::string& name : names_of_translators(say)) names.push_back(name);
  for (const KnownAs& known : info.known_as) names.push_back(std::string{known.name});
  return {{"game", info.id},
          {"title", say.word(title_text(info))},
          {"aim", say.word({info.rulebook->aim, "aim"})},
          {"names", std::move(names)}};
}

Json words_in(std::string_view name, const Language& language) {
  Json object = {{"language", name}};
  for (const auto& [key, text] : desktop_words) object[std::string{key}] = language.of(text);
  Json& games = object["list"] = Json::array();
  for (const AnyGame& game : all_games()) games.push_back(game_words(*game.info, language));
  return object;
}

/// Prints what a desktop and a software centre show of the program, as one JSON object: English and every
/// language of the program, with the words of cmake/describe.cmake's templates and the games' titles, aims
/// and other names.
void print_desktop_words() {
  Json languages = Json::array({words_in("en", in_english)});
  for (const Catalogue& catalogue : catalogues())
    languages.push_back(words_in(catalogue.name, language_named(catalogue.name)));
  print_json({{"languages", std::move(languages)}});
}

/// The texts of the games' data as a template for translators: each once, with all places where it stands.
/// The context of a text is its kind and never its game, so that games share what they say alike; short
/// answers have their question as context.
class Template {
 public:
  void add(std::string_view context, std::string_view english, const std::string& place) {
    if (english.empty()) return;
    const auto [at, is_new] =
        number_.try_emplace({std::string{context}, std::string{english}}, texts_.size());
    if (is_new) texts_.push_back({at->first.first, at->first.second, {}});
    auto& places = texts_[at->second].places;
    if (places.empty() || places.back() != place) places.push_back(place);
  }
  void print() const;

 private:
  struct Entry {
    std::string_view context, english;  ///< kept in `number_`
    std::vector<std::string> places;
  };
  std::map<std::pair<std::string, std::string>, std::size_t> number_;
  std::vector<Entry> texts_;
};

std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    if (c == '\n')
      out += "\\n";
    else
      out += c;
  }
  return out + '"';
}

void Template::print() const {
  fmt::print("msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\n");
  for (const Entry& entry : texts_) {
    for (const auto& place : entry.places) fmt::print("#. {}\n", place);
    fmt::print("msgctxt {}\nmsgid {}\nmsgstr \"\"\n\n", quoted(entry.context), quoted(entry.english));
  }
}

/// Under what kind a sentence stands; an amendment may be of the object and the aim as well.
std::string_view kind_of(std::uint8_t sentence) {
  return sentence == the_object ? "object" : sentence == the_aim ? "aim" : "rule";
}

/// The words of a source apart from the places in books.
void add_source(std::string_view source, const std::string& place, Template& out) {
  for_each_part_of_source(source, [&](std::string_view part, bool is_place) {
    if (!is_place) out.add("source", part, place + ": beside or in place of a citation");
  });
}

std::string place_of(const GameInfo& info, int sentence) {
  return sentence == 0 || sentence >= the_object ? fmt::format("{}", info.title)
                                                 : fmt::format("{}, rule {}", info.title, sentence);
}

/// Texts seen in play: titles, piles, acts, refusals, remarks on a position, the rules.
void add_play_of(const GameInfo& info, Template& out) {
  const std::string title{info.title};
  out.add("title", info.title, title);
  out.add("known as", info.title, title + ": names under which players look for it, with | between them");
  out.add("object", info.rulebook->object, title);
  out.add("aim", info.rulebook->aim, title);
  if (const auto taught = taught_by(info); !taught.empty()) out.add("teaches", taught, title);
  for (const PileGroup& group : info.groups) {
    const auto place = fmt::format("{}, {}", title, group.name);
    if (group.each.empty()) out.add("pile", group.words, place);
    for (const auto words : group.each) out.add("pile", words, place);
  }
  for (const auto words :
       {info.acts.deal, info.acts.turn, info.acts.refill, info.acts.redeal, info.acts.turned})
    out.add("act", words, title);
  for (const Reason& reason : info.reasons) out.add("refusal", reason.words, place_of(info, reason.sentence));
  for (const Rewording& rewording : info.variants.rewordings)
    out.add("refusal", rewording.reason.words, place_of(info, rewording.reason.sentence) + ", by an option");
  for (const Remark& remark : info.remarks) out.add("remark", remark.text, title);
  for (const Situation& situation : info.situations) out.add("remark", situation.text, title);
  for (std::size_t i = 0; i < info.rulebook->sentences.size(); ++i)
    out.add("rule", info.rulebook->sentences[i].text, place_of(info, static_cast<int>(i) + 1));
  for (const Legend& legend : spots_of(info, info.sets.front().options).words)
    if (std::ranges::any_of(legend.text, [](unsigned char c) { return std::isalpha(c) != 0; }))
      out.add("board", legend.text, title + ": beside the families on the board in the terminal");
}

void add_options_of(const GameInfo& info, Template& out) {
  const std::string title{info.title};
  for (const RuleOption& option : info.variants.options) {
    out.add("option", option.question, title);
    for (const Choice& choice : option.choices) {
      out.add(fmt::format("choice: {}", option.question), choice.reading, title);
      for (const Amendment& amended : choice.amendments)
        out.add(kind_of(amended.sentence), amended.text, place_of(info, amended.sentence) + ", by an option");
    }
  }
  for (const Contradiction& two : info.variants.contradictions)
    out.add("contradiction", two.reason, title + ": the end of a sentence");
  for (const RuleSet& set : info.sets) {
    out.add("set", set.title, title);
    out.add("set", set.about, title);
  }
}

/// What is read about a game: notes, how the authorities compare, what versions changed.
void add_reading_of(const GameInfo& info, Template& out) {
  const std::string title{info.title};
  for (std::size_t i = 0; i < info.rulebook->sentences.size(); ++i)
    add_source(info.rulebook->sentences[i].source, place_of(info, static_cast<int>(i) + 1), out);
  for (const RuleOption& option : info.variants.options)
    for (const Choice& choice : option.choices)
      for (const Amendment& amended : choice.amendments)
        add_source(amended.source, place_of(info, amended.sentence) + ", by an option", out);
  for (const RuleSet& set : info.sets) add_source(set.source, title + ": a rule set", out);
  for (const Note& note : info.rulebook->notes) {
    const auto place = place_of(info, note.sentence) + ", note";
    for (const auto text : {note.point, note.readings, note.ours}) out.add("note", text, place);
  }
  for (const Point& point : info.variants.comparison.points) {
    out.add("point", point.question, place_of(info, point.sentence));
    for (const Reading& reading : point.readings)
      out.add(fmt::format("reading: {}", point.question), reading.text, title);
  }
  for (const auto change : info.changes) out.add("change", change, title + ": the end of a sentence");
  for (const Mistaken& other : info.mistaken)
    out.add("mistaken", other.is, fmt::format("{}: \"{}\" is ...", title, other.name));
}

void add_terms(Template& out) {
  for (const Term& term : terms) {
    std::string forms;
    for (const auto form : term.forms)
      if (!form.empty()) (forms += forms.empty() ? "" : "|") += form;
    out.add("term", forms, "all forms in which sentences have the word, with | between them");
    out.add("meaning", term.means, fmt::format("what \"{}\" means", term.forms.front()));
  }
}

}  // namespace

void add_words(CLI::App& app, int& /*status*/) {
  auto* command = app.add_subcommand("words", "Print the texts of the games, for translators");
  struct Options {
    bool pot = false, desktop = false;
  };
  const auto options = std::make_shared<Options>();
  auto* pot = command->add_flag("--pot", options->pot, "print a gettext template");
  command->add_flag("--desktop", options->desktop, "print the texts of the desktop in all languages, as JSON")
      ->excludes(pot);
  add_examples(*command, {"words --pot", "words --pot > games.pot"});
  command->callback([options] {
    if (options->desktop) return print_desktop_words();
    if (!options->pot) throw Fault{problem("words: choose --pot or --desktop")};
    Template out;
    for (const AnyGame& game : all_games()) {
      add_play_of(*game.info, out);
      add_options_of(*game.info, out);
      add_reading_of(*game.info, out);
    }
    for (const MissingGame& missing : missing_games)
      out.add("missing game", missing.why, fmt::format("{}, which Longwood does not have", missing.title));
    add_terms(out);
    out.print();
  });
}

}  // namespace longwood::cli
