#pragma once

#include "core/any_game.hpp"
#include "solve/verdict.hpp"

namespace longwood {

/// Follows every line depth first, without advice or order: the second opinion on "lost".
///
/// It shares with the first search only the game's own moves and the table's keys; piles of a class count as
/// different unless `classes` is set. The position is lost if nothing is left to follow; the limits of nodes,
/// time and memory may end it sooner, undecided.
Solution exhaust(const AnyGame& game, const State& position, const Limits& limits, bool classes = false);

}  // namespace longwood
