#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace longwood::study {

/// What the honest player won on average, in counters.
struct CountersWon {
  std::uint64_t games = 0;
  double mean = 0, error = 0;  ///< half of the 95 % interval, by the normal approximation
};

/// That of the games in a study, played again; none if the study does not keep the moves of each, or if the
/// game is not played for counters under its rules.
std::optional<CountersWon> counters_won_in(const std::string& path);

}  // namespace longwood::study
