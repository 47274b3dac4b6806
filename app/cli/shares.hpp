#pragma once

#include <string>

#include "core/speech.hpp"
#include "statistics/interval.hpp"

namespace longwood::cli {

/// An interval as a point estimate with its margin, both in percent: "80.7 % ± 0.03". The margin covers the
/// whole interval and never reaches below 0 or above 100; if it would, the ends are named instead:
/// "≥ 99.96 %", "5 to 99 %".
std::string share_words(const Speaker& say, const Interval& interval);

/// A share from 0 to 1 as a bar of this many columns.
std::string bar_text(double share, std::size_t columns);

}  // namespace longwood::cli
