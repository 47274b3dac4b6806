#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "arena/turn.hpp"

namespace longwood::arena {

/// The choice with the greatest sum; among equal ones that of the bare policy, otherwise the first.
inline std::size_t best_choice(const Turn& turn, const std::vector<double>& sums) {
  const auto best = std::ranges::max_element(sums);
  const std::size_t usual = choice_of_policy(turn);
  return sums[usual] >= *best ? usual : static_cast<std::size_t>(best - sums.begin());
}

}  // namespace longwood::arena
