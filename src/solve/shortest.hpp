#pragma once

#include <cstdint>

#include "core/any_game.hpp"
#include "solve/verdict.hpp"

namespace longwood {

/// Whether the shortest way to win can be found for this game: it needs a bound that never says too much.
bool has_bound(const GameInfo& game);

/// The shortest way to win a position, all cards being known: a `won` verdict carries a line than which none
/// has fewer moves, a `lost` one means that nothing was left to follow. Only for a game that `has_bound`.
Solution shortest(const AnyGame& game, const State& position, const Limits& limits);

}  // namespace longwood
