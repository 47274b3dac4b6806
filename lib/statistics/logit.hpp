#pragma once

#include <cmath>

namespace longwood {

/// The chance that belongs to a logit.
inline double chance_of_logit(double logit) { return 1 / (1 + std::exp(-logit)); }
/// The logit of a chance, within ±20.
inline double logit_of_chance(double chance) {
  constexpr double least = 2e-9;
  return std::log((chance + least) / (1 - chance + least));
}

}  // namespace longwood
