#pragma once

#include "core/any_game.hpp"
#include "solve/results/verdict.hpp"

namespace longwood {

/// Follows every line without advice: the second opinion on "lost".
///
/// `engine` should be another than the one that found the loss. Piles of a class count as different unless
/// `classes` is set. The position is lost if nothing is left to follow; where a limit of nodes, time or
/// memory ends the search sooner, it stays open.
Solution exhaustive_search(const AnyGame& game, const State& position, const Limits& limits, Engine engine,
                           bool classes = false);

}  // namespace longwood
