#pragma once

#include "core/any_game.hpp"
#include "solve/heuristics/search_spec.hpp"
#include "solve/results/verdict.hpp"

namespace longwood {

/// Whether the shortest way to win can be found for this game: its advice must have a `LowerBound`.
bool has_bound(const GameInfo& game);

/// The shortest way to win a position, all cards being known, by A*. The line of a `won` verdict is `fewest`
/// if it is proved that none has fewer moves; where a limit of nodes, time or memory ends the search sooner,
/// it is the best line found. A `lost` verdict means that nothing was left to follow. Only for a game that
/// `has_bound`. Where the bound is seen to be inadmissible or inconsistent, the line is not `fewest`; builds
/// with assertions stop.
Solution shortest(const AnyGame& game, const State& position, const Limits& limits);
/// The same with other advice than the game's own.
Solution shortest(const AnyGame& game, const SearchSpec& advice, const State& position, const Limits& limits);

}  // namespace longwood
