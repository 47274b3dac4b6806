#include "cli/desktop_words.hpp"

#include <string>
#include <string_view>

#include "cli/common.hpp"
#include "cli/json.hpp"
#include "cli/languages.hpp"
#include "core/all_games.hpp"
#include "session/titles.hpp"

namespace longwood::cli {
namespace {

/// A text and its key in the JSON.
struct Word {
  std::string_view key;
  Text text;
};

constexpr Word words[] = {
    {"kind", message("Patience", "desktop")},
    // TRANSLATORS: at most 35 letters, with which software centres list the program
    {"summary", message("Patience from Victorian books", "desktop")},
    {"comment", message("Patience games from Victorian books, with their own rules", "desktop")},
    {"about",
     message("The games of patience that Lady Cadogan and Professor Hoffmann described, on a page as "
             "handsome as their books. A refused move names the rule that forbids it. Hints know no "
             "more than you do. The game says whether it can still be won, and a review tells luck "
             "from play.",
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
  for (const auto& [key, text] : words) object[std::string{key}] = language.of(text);
  Json& games = object["list"] = Json::array();
  for (const AnyGame& game : all_games()) games.push_back(game_words(*game.info, language));
  return object;
}

}  // namespace

void print_desktop_words() {
  Json languages = Json::array({words_in("en", in_english)});
  for (const Catalogue& catalogue : catalogues())
    languages.push_back(words_in(catalogue.name, language_named(catalogue.name)));
  print_json({{"languages", std::move(languages)}});
}

}  // namespace longwood::cli
