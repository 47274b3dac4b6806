#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.hpp"
#include "session/session.hpp"

namespace CLI {  // NOLINT(readability-identifier-naming): the library's own name
class App;
}

namespace longwood::cli {

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

}  // namespace longwood::cli
