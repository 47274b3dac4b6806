#pragma once

#include <span>
#include <vector>

#include "core/any_game.hpp"

namespace longwood {

/// A line from one position carried over to another of the same deal: its moves are made from `now` as far as
/// they can be, each card going onto the card, or to the kind of place, onto which it goes in the line.
///
/// Of what is still to be made the first move that is legal comes next, so that what was made already, or in
/// another order, costs nothing. Every move of the answer is legal where it stands; whether they win is for
/// the caller to see. Premise: `line` can be played from `before`.
std::vector<Move> carried_over(const AnyGame& game, const State& before, std::span<const Move> line,
                               const State& now);

}  // namespace longwood
