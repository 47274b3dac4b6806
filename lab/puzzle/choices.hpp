#pragma once

#include <vector>

#include "core/any_game.hpp"

namespace longwood {

/// A legal move and the position after it.
struct ChoiceOfMove {
  Move move;
  State after;
  Key key;  ///< of that position; interchangeable piles and cards are alike in it
};

/// The legal moves in the game's order, one for each position that they lead to.
std::vector<ChoiceOfMove> distinct_choices(const AnyGame& game, const State& state);

}  // namespace longwood
