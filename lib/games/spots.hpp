#pragma once

#include <vector>

#include "games/figure.hpp"

namespace longwood {

/// Where everything of a game's table is at the terminal.
struct Spots {
  std::vector<Spot> piles;
  std::vector<Legend> words;
};

/// The table of a game under these options as its figure has it or, without one, made from its groups of
/// piles.
Spots spots_of(const GameInfo& info, const Options& options);

}  // namespace longwood
