#pragma once

#include <cstdint>

#include "core/any_game.hpp"
#include "solve/advice.hpp"
#include "solve/verdict.hpp"

namespace longwood {

/// Whether the shortest way to win can be found for this game: it needs a bound that never says too much.
bool has_bound(const GameInfo& game);

/// The shortest way to win a position, all cards being known: the line of a `won` verdict is `fewest` if none
/// has fewer moves; where the limits of nodes, time or memory end the search before that is known, it is the
/// best line found. A `lost` verdict means that nothing was left to follow. Only for a game that `has_bound`.
/// A bound seen to say too much, or to fall by more than one along a move, leaves the line not `fewest`, and
/// stops a build with assertions.
Solution shortest(const AnyGame& game, const State& position, const Limits& limits);
/// The same with other advice than the game's own.
Solution shortest(const AnyGame& game, const Advice& advice, const State& position, const Limits& limits);

}  // namespace longwood
