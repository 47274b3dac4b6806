#include "study/calibration.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <numeric>
#include <set>

namespace longwood::study {
namespace {

constexpr std::size_t most_features = 3;
using Features = std::array<double, most_features>;

/// Logistic regression by Newton's method; with its standard errors, positions of one game being alike.
struct Regression {
  Features weights = {}, errors = {};
};

using Matrix = std::array<Features, most_features>;

/// The inverse of a symmetric matrix, of which only the first `n` rows count; a little is added to its
/// diagonal, so that there is one.
Matrix inverse(Matrix m, std::size_t n) {
  Matrix result = {};
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

/// A position, and for how many it counts.
struct Weighed {
  Judged judged;
  double weight = 1;
};

/// By `TriedGame::takeovers`, so that games of each skill count for as many as there are.
std::vector<Weighed> weighed(const std::vector<Judged>& judged) {
  std::map<std::uint64_t, int> takeovers;
  for (const Judged& one : judged) takeovers[one.deal] = one.takeovers;
  std::array<double, skills> sums = {}, games = {};
  for (const auto& [deal, count] : takeovers) {
    const auto skill = static_cast<std::size_t>(skill_of(deal));
    sums[skill] += count, games[skill] += 1;
  }
  std::vector<Weighed> list;
  list.reserve(judged.size());
  for (const Judged& one : judged) {
    const auto skill = static_cast<std::size_t>(skill_of(one.deal));
    list.push_back({one, one.takeovers * games[skill] / sums[skill]});
  }
  return list;
}

/// The logarithm of the likelihood at some weights, and what it says of better ones.
struct Likelihood {
  double value = 0;
  Features slope = {};
  Matrix curvature = {};
};

double chance_by(const Features& weights, const Features& x) {
  return chance_of_logit(std::inner_product(x.begin(), x.end(), weights.begin(), 0.0));
}

template <class FeaturesOf>
Likelihood likelihood(const std::vector<Weighed>& judged, const Features& weights, FeaturesOf features_of) {
  constexpr double least = 1e-300;
  Likelihood found;
  for (const auto& [one, weight] : judged) {
    const Features x = features_of(one);
    const double p = chance_by(weights, x);
    found.value += weight * std::log(std::max(one.won ? p : 1 - p, least));
    for (std::size_t i = 0; i < most_features; ++i) {
      found.slope[i] += weight * (one.won - p) * x[i];
      for (std::size_t j = 0; j < most_features; ++j)
        found.curvature[i][j] += weight * p * (1 - p) * x[i] * x[j];
    }
  }
  return found;
}

/// By the first `n` features; the others are to be 0.
template <class FeaturesOf>
Regression regress(const std::vector<Weighed>& judged, std::size_t n, FeaturesOf features_of) {
  constexpr int rounds = 30, halvings = 30;
  constexpr double enough = 1e-9;
  Regression found;
  found.weights[1] = 1;
  Likelihood here = likelihood(judged, found.weights, features_of);
  for (int round = 0; round < rounds; ++round) {
    const Matrix step = inverse(here.curvature, n);
    Features next = found.weights;
    Likelihood there;
    // a whole step may leap over the best weights, by more each time
    double part = 1;
    for (int halved = 0; halved < halvings; ++halved, part /= 2) {
      next = found.weights;
      for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j < n; ++j) next[i] += part * step[i][j] * here.slope[j];
      there = likelihood(judged, next, features_of);
      if (there.value >= here.value - enough) break;
    }
    if (there.value < here.value + enough) break;
    found.weights = next;
    here = there;
  }
  const Matrix spread = inverse(here.curvature, n);
  // the spread of the sums over games, between two of the inverse curvature
  std::map<std::uint64_t, Features> by_game;
  for (const auto& [one, weight] : judged) {
    const Features x = features_of(one);
    const double p = chance_by(found.weights, x);
    for (std::size_t i = 0; i < n; ++i) by_game[one.deal][i] += weight * (one.won - p) * x[i];
  }
  for (std::size_t i = 0; i < n; ++i) {
    double sum = 0;
    for (const auto& [deal, score] : by_game) {
      double part = 0;
      for (std::size_t j = 0; j < n; ++j) part += spread[i][j] * score[j];
      sum += part * part;
    }
    found.errors[i] = std::sqrt(sum);
  }
  return found;
}

double weight_of(const std::vector<Weighed>& judged) {
  double sum = 0;
  for (const Weighed& one : judged) sum += one.weight;
  return sum;
}

/// The weighted mean of `value_of`; 0 of none.
template <class ValueOf>
double mean_of(const std::vector<Weighed>& judged, ValueOf value_of) {
  const double all = weight_of(judged);
  double mean = 0;
  for (const auto& [one, weight] : judged) mean += weight * value_of(one) / all;
  return mean;
}

double shown_in(const Judged& one) { return one.shown; }
double won_in(const Judged& one) { return one.won ? 1 : 0; }

/// The error follows from the chances, not from the results: these hardly scatter where nearly all games
/// ended alike.
double error_of(const std::vector<Weighed>& members) {
  std::map<std::uint64_t, std::pair<double, double>> by_game;  // sums of what was shown, and of weights
  for (const auto& [one, weight] : members) {
    by_game[one.deal].first += weight * one.shown;
    by_game[one.deal].second += weight;
  }
  double variance = 0;
  for (const auto& [deal, sums] : by_game) variance += sums.first * (sums.second - sums.first);
  return members.empty() ? 0 : std::sqrt(variance) / weight_of(members);
}

Tenth tenth_of(const std::vector<Weighed>& members) {
  return {.positions = members.size(),
          .shown = mean_of(members, shown_in),
          .won = mean_of(members, won_in),
          .error = error_of(members)};
}

template <class Wanted>
std::vector<Weighed> those(const std::vector<Weighed>& judged, Wanted wanted) {
  std::vector<Weighed> some;
  std::ranges::copy_if(judged, std::back_inserter(some),
                       [&](const Weighed& one) { return wanted(one.judged); });
  return some;
}

Bounds bounds_of(const std::vector<Weighed>& judged) {
  return {.positions = judged.size(), .told = mean_of(judged, shown_in), .won = mean_of(judged, won_in)};
}

std::vector<Weighed> chances_of(const std::vector<Weighed>& judged) {
  return those(judged, [](const Judged& one) { return !one.tally.is_bound(); });
}

}  // namespace

const Tenth* Calibration::worst() const {
  constexpr std::uint64_t enough = 20;
  const Tenth* worst = nullptr;
  for (const Tenth& tenth : tenths)
    if (tenth.positions >= enough &&
        (worst == nullptr || std::abs(tenth.won - tenth.shown) > std::abs(worst->won - worst->shown)))
      worst = &tenth;
  return worst;
}

Calibration calibration_of(const std::vector<Judged>& judged) {
  Calibration result;
  result.positions = judged.size();
  std::set<std::uint64_t> games;
  for (const Judged& one : judged) games.insert(one.deal);
  result.games = games.size();
  const auto all = weighed(judged);
  result.none = bounds_of(those(all, [](const Judged& one) { return one.tally.none_won(); }));
  result.all = bounds_of(those(all, [](const Judged& one) { return one.tally.all_won(); }));
  const auto told = chances_of(all);
  if (told.empty()) return result;
  result.shown = mean_of(told, shown_in);
  result.won = mean_of(told, won_in);
  result.brier =
      mean_of(told, [](const Judged& one) { return (one.won - one.shown) * (one.won - one.shown); });
  std::array<std::vector<Weighed>, 10> members;
  for (const Weighed& each : told)
    members[std::min<std::size_t>(9, static_cast<std::size_t>(each.judged.shown * 10))].push_back(each);
  std::ranges::transform(members, result.tenths.begin(), tenth_of);
  const auto line =
      regress(told, 2, [](const Judged& one) { return Features{1, logit_of_chance(one.shown), 0}; });
  result.level = line.weights[0];
  result.slope = line.weights[1];
  result.slope_error = line.errors[1];
  return result;
}

Correction fitted_correction(const std::vector<Judged>& judged) {
  const auto found = regress(chances_of(weighed(judged)), most_features, [](const Judged& one) {
    return Features{1, logit_of_chance(one.tally.share()), one.unknown_share()};
  });
  return {.level = found.weights[0], .slope = found.weights[1], .of_unknown = found.weights[2]};
}

}  // namespace longwood::study
