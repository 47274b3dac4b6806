#pragma once

#include <string>
#include <vector>

#include "study/game_moves.hpp"
#include "study/study_file.hpp"

namespace longwood::study {

/// How a study stood up to being checked.
struct Recheck {
  std::uint64_t rows = 0;           ///< checked
  std::uint64_t replayed = 0;       ///< wins, or games, whose moves the rules allowed again, to the end
  std::uint64_t proved = 0;         ///< losses proved again by the second engine without advice or symmetry
  std::uint64_t proved_alike = 0;   ///< the same, like piles counting as one
  std::uint64_t unproved = 0;       ///< losses for which the second engine's limits were too narrow
  std::uint64_t open = 0;           ///< open again
  std::vector<std::string> faults;  ///< rows that do not hold, one line each
};

/// Checks `sample` rows drawn by the seed, or all if there are not more. Each deal is solved again with its
/// row's budget and must give the same row, except for time; then a win is replayed by the rules, and a loss
/// is proved again within `limits`. Each game of the honest player is played again, must be the same game,
/// and is replayed by the rules. A study of other rules, another solver or another player is a fault.
Recheck check(StudyFile& file, std::uint64_t sample, std::uint64_t seed, const Limits& limits,
              unsigned threads);

}  // namespace longwood::study
