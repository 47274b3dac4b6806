#pragma once

#include <vector>

#include "honest/guide.hpp"
#include "honest/view.hpp"

namespace longwood {

/// Moves that show nothing new, and at their end a *stop*: a move after which something is known that was
/// not.
struct Plan {
  std::vector<Move> moves;
  bool stops = false;  ///< the last move shows something; else it wins, or nothing can be learnt any more
  double guess = 0;    ///< of the position before the stop, with the urge for it
};

/// The plans worth a closer look, the most promising first: found by a beam over the moves that show nothing.
/// A position counts once, interchangeable piles and cards being alike, so that no plan goes round and twins
/// are one. Empty only where no move is legal.
std::vector<Plan> plans_from(const PlayerView& view, const Guide& guide);

}  // namespace longwood
