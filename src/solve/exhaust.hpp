#pragma once

#include "core/any_game.hpp"
#include "solve/verdict.hpp"

namespace longwood {

/// Follows every line without advice or order: the second opinion on "lost".
///
/// Which engine does so is the caller's choice: the other one than that which first found the loss. Piles of
/// a class count as different unless `classes` is set. The position is lost if nothing is left to follow; the
/// limits of nodes, time and memory may end it sooner, undecided.
Solution exhaust(const AnyGame& game, const State& position, const Limits& limits, Engine engine,
                 bool classes = false);

}  // namespace longwood
