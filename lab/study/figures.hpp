#pragma once

#include <cstdint>
#include <string>

#include "study/summary.hpp"

namespace longwood::study {

/// 1,234,567
std::string grouped(std::uint64_t number);

/// A share as a percentage with this number of decimals, rounded down or up, so that an interval never
/// becomes narrower.
std::string percent_down(double share, int decimals);
std::string percent_up(double share, int decimals);

/// Decimals that show two figures of the interval's width.
int decimals_for(const Interval& interval);

/// "20.13 % to 20.31 %"; "99.98 % or more" where nothing bounds it from above, "0.02 % or less" from below.
std::string interval_text(const Interval& interval);

/// The title of a game and, when it is not the book's own, of its rule set.
std::string title_of(const Terms& terms);

/// "Hoffmann", "Hoffmann with corner=open": the set's title and what was chosen besides.
std::string rules_title(const Terms& terms);

/// Milliseconds in three figures: "0.0225", "12,054".
std::string milliseconds_text(double microseconds);

}  // namespace longwood::study
