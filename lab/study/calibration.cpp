#include "study/calibration.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <map>
#include <set>
#include <utility>

#include "study/regression.hpp"

namespace longwood::study {
namespace {

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

/// The logistic regression of results on `features_of` each position.
template <class FeaturesOf>
Regression regression_of(const std::vector<Weighed>& judged, std::vector<double> first, double ridge,
                         FeaturesOf features_of) {
  std::vector<Sampled> outcomes;
  outcomes.reserve(judged.size());
  for (const auto& [one, weight] : judged)
    outcomes.push_back({.game = one.deal, .won = one.won, .weight = weight, .x = features_of(one)});
  return regress(outcomes, std::move(first), ridge);
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
  const auto line = regression_of(
      told, {0, 1}, 0, [](const Judged& one) { return std::vector{1.0, logit_of_chance(one.shown)}; });
  result.level = line.weights[0];
  result.slope = line.weights[1];
  result.slope_error = line.errors[1];
  return result;
}

Correction fitted_correction(const std::vector<Judged>& judged, const Correction& like) {
  const bool squared = like.of_square != 0;
  const auto features_of = [&](const Judged& one) {
    const double unknown = one.unknown_share();
    std::vector features{1.0, logit_of_chance(one.tally.share()), like.feature(unknown)};
    if (squared) features.push_back(unknown * unknown);
    return features;
  };
  std::vector<double> first{0, 1, 0};
  if (squared) first.push_back(0);
  const auto found = regression_of(chances_of(weighed(judged)), std::move(first), 0, features_of);
  Correction fitted = like;
  fitted.level = found.weights[0];
  fitted.slope = found.weights[1];
  fitted.of_unknown = found.weights[2];
  if (squared) fitted.of_square = found.weights[3];
  return fitted;
}

std::vector<double> fitted_value(const std::vector<Judged>& judged, double ridge) {
  const auto all = weighed(judged);
  if (all.empty()) return {};
  const std::size_t n = judged.front().facts.size();
  std::vector<double> scale(n, 1);
  for (std::size_t i = 1; i < n; ++i) {
    const double mean = mean_of(all, [i](const Judged& one) { return one.facts[i]; });
    const double variance =
        mean_of(all, [i, mean](const Judged& one) { return (one.facts[i] - mean) * (one.facts[i] - mean); });
    if (variance > 0) scale[i] = std::sqrt(variance);
  }
  auto weights = regression_of(all, std::vector<double>(n), ridge, [&](const Judged& one) {
                   std::vector<double> scaled(n);
                   std::ranges::transform(one.facts, scale, scaled.begin(), std::divides{});
                   return scaled;
                 }).weights;
  std::ranges::transform(weights, scale, weights.begin(), std::divides{});
  return weights;
}

}  // namespace longwood::study
