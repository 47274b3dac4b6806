#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "foresight/why_lost.hpp"
#include "puzzle/losses.hpp"
#include "session/record.hpp"

namespace longwood {

/// A lost position in which few cards that the player sees cannot all come home. The player is to find such
/// cards, as few as possible.
struct BlockerPuzzle {
  Record record;   ///< as far as the position
  int fewest = 0;  ///< so many cards are enough
  int one_in = 0;  ///< so many sets of as many cards in sight there are for each that cannot come home
};

/// The most positions that may be reached from a puzzle, so that the page answers at once.
inline constexpr std::uint64_t most_positions_of_blockers = 20'000;

/// The puzzle of the position at the end of a record, if it is one: lost, as every line of play shows,
/// wherever the cards lie that the player has not seen, by at most three cards in sight, which are not easy
/// to guess.
std::optional<BlockerPuzzle> blocker_puzzle(WhyLost& why, const Record& record);

/// A puzzle on the shelf of its game.
struct ShelvedBlockers {
  static constexpr int levels = 5;

  BlockerPuzzle puzzle;
  int level = 1;  ///< the easiest fifth is level 1
};

/// At most `most` of the puzzles, of every difficulty, the easiest first.
std::vector<ShelvedBlockers> shelf_of_blockers(std::vector<BlockerPuzzle> found, std::size_t most);

}  // namespace longwood
