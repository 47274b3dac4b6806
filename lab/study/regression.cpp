#include "study/regression.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <utility>

#include "statistics/logit.hpp"

namespace longwood::study {
namespace {

using Features = std::vector<double>;
using Matrix = std::vector<Features>;

/// The inverse of a symmetric matrix; a little is added to its diagonal, so that there is one.
Matrix inverse(Matrix m) {
  const std::size_t n = m.size();
  Matrix result(n, Features(n));
  for (std::size_t i = 0; i < n; ++i) result[i][i] = 1, m[i][i] += 1e-9;
  for (std::size_t i = 0; i < n; ++i) {
    const double pivot = m[i][i];
    for (std::size_t j = 0; j < n; ++j) m[i][j] /= pivot, result[i][j] /= pivot;
    for (std::size_t k = 0; k < n; ++k) {
      if (k == i) continue;
      const double factor = m[k][i];
      for (std::size_t j = 0; j < n; ++j) m[k][j] -= factor * m[i][j], result[k][j] -= factor * result[i][j];
    }
  }
  return result;
}

/// The logarithm of the likelihood at some weights, and what it says of better ones.
struct Likelihood {
  double value = 0;
  Features slope;
  Matrix curvature;
};

double chance_by(const Features& weights, const Features& x) {
  return chance_of_logit(std::inner_product(x.begin(), x.end(), weights.begin(), 0.0));
}

Likelihood likelihood(std::span<const Sampled> outcomes, const Features& weights, double ridge) {
  constexpr double least = 1e-300;
  const std::size_t n = weights.size();
  Likelihood found{.slope = Features(n), .curvature = Matrix(n, Features(n))};
  for (const Sampled& one : outcomes) {
    const double p = chance_by(weights, one.x);
    found.value += one.weight * std::log(std::max(one.won ? p : 1 - p, least));
    for (std::size_t i = 0; i < n; ++i) {
      found.slope[i] += one.weight * (one.won - p) * one.x[i];
      for (std::size_t j = 0; j < n; ++j)
        found.curvature[i][j] += one.weight * p * (1 - p) * one.x[i] * one.x[j];
    }
  }
  for (std::size_t i = 1; i < n; ++i) {
    found.value -= ridge / 2 * weights[i] * weights[i];
    found.slope[i] -= ridge * weights[i];
    found.curvature[i][i] += ridge;
  }
  return found;
}

/// The standard errors: the spread of the sums over games, between two of the inverse curvature.
Features errors_of(std::span<const Sampled> outcomes, const Features& weights, const Matrix& curvature) {
  const std::size_t n = weights.size();
  const Matrix spread = inverse(curvature);
  std::map<std::uint64_t, Features> by_game;
  for (const Sampled& one : outcomes) {
    const double p = chance_by(weights, one.x);
    Features& score = by_game.try_emplace(one.game, Features(n)).first->second;
    for (std::size_t i = 0; i < n; ++i) score[i] += one.weight * (one.won - p) * one.x[i];
  }
  Features errors(n);
  for (std::size_t i = 0; i < n; ++i) {
    double sum = 0;
    for (const auto& [game, score] : by_game) {
      const double part = std::inner_product(score.begin(), score.end(), spread[i].begin(), 0.0);
      sum += part * part;
    }
    errors[i] = std::sqrt(sum);
  }
  return errors;
}

}  // namespace

Regression regress(std::span<const Sampled> outcomes, std::vector<double> first, double ridge) {
  constexpr int rounds = 30, halvings = 30;
  constexpr double enough = 1e-9;
  Features weights = std::move(first);
  Likelihood here = likelihood(outcomes, weights, ridge);
  for (int round = 0; round < rounds; ++round) {
    const Matrix step = inverse(here.curvature);
    Features next;
    Likelihood there;
    // a whole step may leap over the best weights, by more each time
    double part = 1;
    for (int halved = 0; halved < halvings; ++halved, part /= 2) {
      next = weights;
      for (std::size_t i = 0; i < next.size(); ++i)
        next[i] += part * std::inner_product(here.slope.begin(), here.slope.end(), step[i].begin(), 0.0);
      there = likelihood(outcomes, next, ridge);
      if (there.value >= here.value - enough) break;
    }
    if (there.value < here.value + enough) break;
    weights = std::move(next);
    here = std::move(there);
  }
  return {.weights = weights, .errors = errors_of(outcomes, weights, here.curvature)};
}

}  // namespace longwood::study
