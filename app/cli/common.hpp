#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.hpp"
#include "core/fault.hpp"
#include "core/speech.hpp"
#include "session/session.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): the library's own name
class App;
}

namespace longwood::cli {

/// Faults are reported under this name, "longwood" by default; the text must outlive the program.
void name_reports(std::string_view program);

/// Prints a fault on standard error, in the reader's language and in one line, whatever it quotes.
void report(std::string_view fault);

/// The exit status of a program.
enum Status : std::uint8_t { done = 0, answer_is_no = 1, wrong_use = 2 };

/// The most similar of the words; empty if none is similar.
std::string nearest(std::string_view word, const std::vector<std::string>& words);

/// Asks whether the most similar word was meant: "there is no verb 'dael'; did you mean 'deal'?" If there is
/// none, the problem is unchanged.
Problem or_meant(Problem problem, const std::string& near);

/// The game with this name or another name by which it is known; or a fault that suggests a similar name.
const AnyGame& game_named(std::string_view id);

/// The ids of all games.
std::vector<std::string> game_ids();

/// The options of a command that choose a deal of a game.
struct DealOptions {
  std::string game, set, choices, deal, deck, board, moves;

  /// Adds GAME, --deal, --deck, --board, --set and --options to a command.
  void add_to(CLI::App& command, bool game_required = true);
  /// Also adds --moves.
  void add_moves_to(CLI::App& command);
  [[nodiscard]] bool given() const { return !deal.empty() || !deck.empty() || !board.empty(); }
  /// The rule set and the options on top of it; or throws a Fault.
  [[nodiscard]] ChosenRules chosen_rules(const AnyGame& of) const;
  /// The deal, by its number, its deck or its board, deal 0 if none is given; or a fault.
  [[nodiscard]] Deal chosen_deal(const AnyGame& of) const;
  /// The game, begun, with the moves played; or a fault.
  [[nodiscard]] Session session() const;
};

/// Adds --set and --options to a command.
void add_rules_to(CLI::App& command, std::string& set, std::string& choices);

/// The rule set of this name, or the book's if the name is empty, with these options; or throws a Fault.
ChosenRules rules_named(const GameInfo& info, const std::string& set, const std::string& choices);

/// The same for the game and set that a name means: "big ben" is The Clock under its set big-ben. An explicit
/// set overrides the name.
ChosenRules rules_meant(const std::string& game, const std::string& set, const std::string& choices);

/// "", or the title of the set and the options: ", Modern", ", Hoffmann with corner=open".
std::string rules_words(const Speaker& say, const Session& session);

/// "deal 48213", or "a given deck".
std::string deal_words(const Speaker& say, const Deal& deal);
/// The same, or "kind deal 48213".
std::string deal_words(const Speaker& say, const Session& session);

/// The deal, and the moves to the session's position if there are any: "deal 5 after 2 moves (L2-da R3-L2)".
std::string position_words(const Speaker& say, const Session& session);

/// A formatted number, with the decimal sign of the language: "+0,5".
std::string in_figures(const Language& language, std::string figure);
/// 1,234,567, with the digit grouping of the language.
std::string grouped_in(const Language& language, std::uint64_t number);

/// The state of a game: won, over, or playing.
Text standing_text(Standing standing);

/// When output is coloured (--color): "always", "never", or "auto", the default, which means on a terminal
/// unless NO_COLOR is set or TERM is "dumb".
void colour(std::string_view when);
bool colour_wanted();

/// How many columns the output has: those of the terminal, otherwise those of COLUMNS; nothing if neither is
/// known.
std::optional<std::size_t> columns_of_output();

/// How many columns a text without colours takes.
std::size_t columns_of(std::string_view text);

/// Breaks text at blanks to this width, or to that of the output if it is narrower. All lines except the
/// first are indented.
std::string wrapped(std::string_view text, std::size_t indent = 0, std::size_t width = 80);

/// The same if the first line begins at another column.
std::string hanging(std::string_view text, std::size_t first, std::size_t indent, std::size_t width = 80);

/// Prints a wrapped paragraph to standard output; an empty one prints nothing.
void say(std::string_view text);

// The commands: each adds itself to the program and sets the exit status of its run.
void add_games(CLI::App& app, int& status);
void add_rules(CLI::App& app, int& status);
void add_deal(CLI::App& app, int& status);
void add_play(CLI::App& app, int& status);
void add_serve(CLI::App& app, int& status);
void add_solve(CLI::App& app, int& status);
void add_verify(CLI::App& app, int& status);
void add_odds(CLI::App& app, int& status);
void add_why(CLI::App& app, int& status);
void add_why_lost(CLI::App& app, int& status);
void add_advise(CLI::App& app, int& status);
void add_review(CLI::App& app, int& status);
void add_league(CLI::App& app, int& status);
void add_rating(CLI::App& app, int& status);
void add_words(CLI::App& app, int& status);

}  // namespace longwood::cli
