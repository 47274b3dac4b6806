#pragma once

#include "core/any_game.hpp"
#include "core/message.hpp"
#include "solve/results/verdict.hpp"

namespace longwood {

/// What a second search made of a position which a first found lost.
struct Reproof {
  Solution solution;
  bool symmetry = false;  ///< like piles counted as one

  /// "without heuristics or symmetry"
  [[nodiscard]] Text how() const {
    return symmetry ? message("without heuristics, identical piles counted as one", "proved again")
                    : message("without heuristics or symmetry", "proved again");
  }
};

/// Searches again with the engine which is not `first`, without advice or order: like piles count as one,
/// since that takes the fewest positions; and where that proves a loss with few, with all piles told apart
/// too if it takes no more than about ten times as many.
Reproof reprove(const AnyGame& game, const State& position, const Limits& limits, Engine first);

}  // namespace longwood
