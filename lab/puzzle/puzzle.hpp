#pragma once

#include <cstddef>
#include <vector>

#include "session/record.hpp"

namespace longwood {

/// A position in which few of several moves keep the win, every card being known to the player.
///
/// Moves that lead to the same position, interchangeable piles and cards being alike, count once. `keeping`
/// names the first of each such class, in the order of the game's list of moves: all of them are proved won,
/// and all others proved lost.
struct Puzzle {
  Record record;              ///< as far as the position
  int moves = 0;              ///< how many there are
  std::vector<Move> keeping;  ///< those after which the game can still be won
  std::vector<Move> way;      ///< the shortest known way to win
  bool fewest = false;        ///< no way is shorter, which is proved
  int tenths = 0;         ///< the chance to guess the way, in tenths of a bit (docs/contribute/puzzles.md)
  int errors = 0;         ///< how often on the way the first choice of the rule of thumb gives the win away
  bool misleads = false;  ///< it does so in this position

  /// Difficulty in tenths of a bit: each error counts as one bit more.
  [[nodiscard]] int difficulty() const { return tenths + 10 * errors; }
};

/// Which positions are puzzles.
struct PuzzleTerms {
  int least_moves = 4;         ///< fewer are no choice
  int most_keeping = 2;        ///< more make it too easy, and so does more than half of the moves
  std::size_t least_way = 6;   ///< a shorter known way is a trivial ending
  std::size_t most_way = 200;  ///< "win in N"

  /// Whether `keep` of `moves_there` moves are few of several.
  [[nodiscard]] bool fits(int moves_there, std::size_t keep) const {
    return moves_there >= least_moves && static_cast<int>(keep) <= most_keeping &&
           2 * static_cast<int>(keep) <= moves_there;
  }
};

}  // namespace longwood
