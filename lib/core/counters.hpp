#pragma once

#include <optional>

#include "core/any_game.hpp"

namespace longwood {

/// The counters that the player has won so far; below 0 if the pack is not paid for yet. None if the game is
/// not played for counters under these rules.
std::optional<int> counters_won(const AnyGame& game, const State& state);

}  // namespace longwood
