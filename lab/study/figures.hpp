#pragma once

#include <string>

#include "statistics/exact/binomial.hpp"
#include "study/summary.hpp"

namespace longwood::study {

/// The title of a game and, when it is not the book's own, of its rule set.
std::string title_of(const Terms& terms);

/// "Hoffmann", "Hoffmann with corner=open": the set's title and the options beyond it.
std::string rules_title(const Terms& terms);

/// What they say of the share of winnable deals.
UnionInterval share_of(const VerdictCounts& counts);

/// Milliseconds in three figures: "0.0225", "12,054".
std::string milliseconds_text(double microseconds);

}  // namespace longwood::study
