#pragma once

#include <cstdint>
#include <string>

namespace longwood {

/// A share lies from `low` to `high`, both from 0 to 1, with a confidence of 95 %.
struct Interval {
  double low = 0, high = 1;
};

/// Half the width of an interval of 95 %, in standard errors: the normal distribution has 2.5 % beyond it.
inline constexpr double reach_of_interval = 1.959963984540054;

/// Wilson's score interval for `of` trials of which `hits` succeeded. No trials: 0 to 1.
Interval wilson(std::uint64_t hits, std::uint64_t of);
/// The same where the trials that succeeded are no whole number.
Interval wilson_of_mean(double hits, double of);

/// A share as a percentage with this number of decimals, rounded down or up, so that an interval never
/// becomes narrower.
std::string percent_down(double share, int decimals);
std::string percent_up(double share, int decimals);

/// Decimals that show two figures of the interval's width.
int decimals_for(const Interval& interval);

/// The ends of an interval as percentages; empty where nothing bounds it from that side.
struct IntervalEnds {
  std::string low, high;
};
IntervalEnds ends_of(const Interval& interval);

/// "20.13 % to 20.31 %"; "99.98 % or more" where nothing bounds it from above, "0.02 % or less" from below.
std::string interval_text(const Interval& interval);

}  // namespace longwood
