#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.hpp"
#include "core/problem.hpp"
#include "games/missing_games.hpp"

namespace longwood {

/// What a name means: a game and, where the name is that of one of its rule sets, that set.
struct Called {
  const AnyGame* game;
  const RuleSet* set;
};

/// The game which bears this name: its id, its title, or another name by which it is known. Capitals,
/// accents, articles and marks between words do not matter: "the clock", "Big-Ben", "ST HELENA", "nationale".
std::optional<Called> game_called(std::string_view name);

/// The game of this name that players look for and Longwood does not have; null if there is none.
const MissingGame* missing_game(std::string_view name);

/// The parts of a text that have | between them: the names of a missing game, or the ids near it.
std::vector<std::string_view> parts_of(std::string_view text);

/// The other game of this name, if players often take the name for one of ours, or if it is that of a famous
/// game which Longwood does not have.
std::optional<Problem> mistaken_for(std::string_view name);

/// Every name that `game_called` finds, as players write them: titles, and the other names.
std::vector<std::string> all_names();

}  // namespace longwood
