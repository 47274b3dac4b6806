#pragma once

#include <cstddef>
#include <vector>

#include "puzzle/puzzle.hpp"

namespace longwood {

/// A puzzle on the shelf of its game.
struct Shelved {
  static constexpr int levels = 5;

  Puzzle puzzle;
  int level = 1;  ///< the easiest fifth of all that were found is level 1
};

/// At most `most` of the puzzles, the easiest first: as many of each level if there are as many; of a level
/// those first of which one move alone keeps the win, then those in which the rule of thumb goes wrong, then
/// those of the most moves. Of one deal there is at most one.
std::vector<Shelved> fill_shelf(std::vector<Puzzle> found, std::size_t most);

}  // namespace longwood
