#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace longwood::study {

/// A result to be explained by features.
struct Sampled {
  std::uint64_t game = 0;  ///< outcomes of one game are alike
  bool won = false;
  double weight = 1;      ///< for how many it counts
  std::vector<double> x;  ///< its features, as many as every other outcome has
};

/// A logistic regression: logit(chance) = sum of weights · features.
struct Regression {
  std::vector<double> weights, errors;  ///< and one standard error of each, games being independent
};

/// The weights with the greatest likelihood, by Newton's method from `first` on. Minus `ridge` times half the
/// squares of all weights but the first, whose feature should be 1 (ridge regression: le Cessie and van
/// Houwelingen, 1992).
Regression regress(std::span<const Sampled> outcomes, std::vector<double> first, double ridge = 0);

}  // namespace longwood::study
