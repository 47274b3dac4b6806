#pragma once

#include <span>
#include <string_view>

#include "core/any_game.hpp"

namespace longwood {

/// Every game, in the order in which the chooser shows them.
std::span<const AnyGame> all_games();

/// The game with this id ("st-helena"), or nullptr.
const AnyGame* find_game(std::string_view id);

}  // namespace longwood
