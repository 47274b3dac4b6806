#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "review/reviewer.hpp"

namespace longwood {

/// A move of a game that stayed won, after which the shortest way to win was longer than it had to be.
struct Detour {
  std::size_t at = 0;                ///< the number of moves before it
  std::size_t least = 0, after = 0;  ///< moves of the shortest win with the best move, and with the one made
  std::vector<Move> better;          ///< a shortest win
};

/// A game by the length of the way.
struct Lengths {
  /// For each position, the moves of the shortest win: proved, unknown, or none.
  std::vector<std::optional<std::size_t>> least;
  std::vector<Detour> detours;  ///< in the order of the game
};

/// Judges the moves of a reviewed game where nothing is hidden and the game stays won. `limits` is for one
/// position; the game must have a bound (`has_bound`).
Lengths lengths_of(const Reviewer& review, const Account& account, const Limits& limits);

}  // namespace longwood
