#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/any_game.hpp"
#include "core/problem.hpp"

namespace longwood {

/// What a name means: a game and, where the name is that of one of its rule sets, that set.
struct Called {
  const AnyGame* game;
  const RuleSet* set;
};

/// The game which bears this name: its id, its title, or another name by which it is known. Capitals,
/// accents, articles and marks between words do not matter: "the clock", "Big-Ben", "ST HELENA", "nationale".
std::optional<Called> game_called(std::string_view name);

/// What else bears this name, if it is a name that is often taken for one of the games.
std::optional<Problem> mistaken_for(std::string_view name);

/// Every name that `game_called` finds, as players write them: titles, and the other names.
std::vector<std::string> all_names();

}  // namespace longwood
