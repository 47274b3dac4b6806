#pragma once

#include <functional>
#include <string>
#include <vector>

#include "study/study_file.hpp"

namespace longwood::study {

/// The game of a study and its rules.
struct Played {
  const AnyGame& game;
  ChosenRules rules;
};

/// Those of a study of these terms if its rules and solver are this program's; otherwise a fault, which names
/// the file.
Played played_now(const Terms& terms, const std::string& path);

/// How a study stood up to being checked.
struct Recheck {
  std::uint64_t rows = 0;           ///< checked
  std::uint64_t replayed = 0;       ///< wins whose moves the rules allowed again, to the end
  std::uint64_t proved = 0;         ///< losses proved again by the second engine without advice or symmetry
  std::uint64_t proved_alike = 0;   ///< the same, like piles counting as one
  std::uint64_t unproved = 0;       ///< losses for which the second engine's limits were too narrow
  std::uint64_t open = 0;           ///< open again
  std::vector<std::string> faults;  ///< rows that do not hold, one line each
};

/// Checks `sample` rows drawn by the seed, or all if there are not more: each deal is decided again with its
/// row's budget and must give the same row, time excepted; then a win is replayed by the rules, and a loss
/// proved again within `limits`. A study of rules or a solver which are not this program's is a fault.
Recheck check(StudyFile& file, std::uint64_t sample, std::uint64_t seed, const Limits& limits,
              unsigned threads);

}  // namespace longwood::study
