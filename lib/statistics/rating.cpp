#include "statistics/rating.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "statistics/logit.hpp"

namespace longwood {
namespace {

/// Rating points per unit of a logit.
const double points = 400 / std::log(10.0);
/// Shifts of the logit beyond which no rating is sought.
constexpr double most_shift = 40;
constexpr double tail = 0.025;

double clamped(double chance) { return std::clamp(chance, finest_chance, 1 - finest_chance); }
double logit(double chance) { return std::log(clamped(chance) / (1 - clamped(chance))); }
double rating_at(double shift) { return rating_of_hints + points * shift; }
double shift_of(double rating) { return (rating - rating_of_hints) / points; }

/// The least shift at which `reached` is true, which must stay true for every greater shift.
template <class Reached>
double first_shift(const Reached& reached) {
  double low = -most_shift, high = most_shift;
  for (int i = 0; i < 50; ++i) {
    const double middle = (low + high) / 2;
    (reached(middle) ? high : low) = middle;
  }
  return high;
}

struct Moments {
  double mean = 0, variance = 0;
};

/// The moments of the number of wins by a player with this shift.
Moments moments(std::span<const double> logits, double shift) {
  Moments sums;
  for (const double one : logits) {
    const double chance = chance_of_logit(one + shift);
    sums.mean += chance;
    sums.variance += chance * (1 - chance);
  }
  return sums;
}

/// The chance of at most `wins` wins (Poisson's binomial distribution).
double at_most(std::span<const double> logits, double shift, std::size_t wins) {
  std::vector<double> chances(wins + 1);
  chances[0] = 1;
  for (const double one : logits) {
    const double won = chance_of_logit(one + shift);
    for (std::size_t k = wins; k > 0; --k) chances[k] = chances[k] * (1 - won) + chances[k - 1] * won;
    chances[0] *= 1 - won;
  }
  double sum = 0;
  for (const double chance : chances) sum += chance;
  return sum;
}

/// Whether more than `wins` wins would be no rarer than the tail; grows with the shift.
bool wins_more(std::span<const double> logits, double shift, std::size_t wins) {
  if (logits.size() <= most_exact) return 1 - at_most(logits, shift, wins) >= tail;
  const auto [mean, variance] = moments(logits, shift);
  return static_cast<double>(wins) + 0.5 - mean <= reach_of_interval * std::sqrt(variance);
}

/// Whether at most `wins` wins would be rarer than the tail; grows with the shift.
bool wins_fewer_rarely(std::span<const double> logits, double shift, std::size_t wins) {
  if (logits.size() <= most_exact) return at_most(logits, shift, wins) < tail;
  const auto [mean, variance] = moments(logits, shift);
  return mean - static_cast<double>(wins) - 0.5 > reach_of_interval * std::sqrt(variance);
}

/// The rating at which so many wins are expected; nothing outside what is possible.
std::optional<double> rating_expecting(std::span<const double> logits, double wins) {
  if (wins <= 0 || wins >= static_cast<double>(logits.size())) return {};
  return rating_at(first_shift([&](double shift) { return moments(logits, shift).mean >= wins; }));
}

/// The quantile of Student's distribution beyond which 2.5 % lie (Cornish and Fisher's expansion).
double student(double degrees) {
  constexpr double z = reach_of_interval;
  return z + (z * z * z + z) / (4 * degrees) +
         (5 * std::pow(z, 5) + 16 * z * z * z + 3 * z) / (96 * degrees * degrees);
}

}  // namespace

double rating_of_deal(double chance) { return rating_at(-logit(chance)); }

double chance_of_player(double rating, double chance) {
  return chance_of_logit(logit(chance) + shift_of(rating));
}

bool is_known(const Rating& rating) {
  if (rating.games < fewest_known) return false;
  return rating.high.value_or(scale_of_players.high) - rating.low.value_or(scale_of_players.low) <=
         widest_known;
}

Rating rating_of_results(std::span<const RatedResult> results) {
  Rating rating{.games = results.size()};
  std::vector<double> logits;
  std::size_t won = 0;
  for (const auto& [chance, win] : results) {
    logits.push_back(logit(chance));
    won += win ? 1 : 0;
  }
  rating.value = rating_expecting(logits, static_cast<double>(won));
  if (won > 0)
    rating.low = rating_at(first_shift([&](double shift) { return wins_more(logits, shift, won - 1); }));
  if (won < results.size())
    rating.high = rating_at(first_shift([&](double shift) { return wins_fewer_rarely(logits, shift, won); }));
  return rating;
}

Rating rating_of_decisions(std::span<const RatedDecisions> games) {
  Rating rating{.games = games.size()};
  std::vector<double> logits;
  double wins = 0, losses = 0, squares = 0;
  for (const auto& [chance, loss] : games) {
    logits.push_back(logit(chance));
    wins += clamped(chance) - loss;
    losses += loss;
    squares += loss * loss;
  }
  rating.value = rating_expecting(logits, wins);
  if (games.size() < 2) return rating;
  const auto count = static_cast<double>(games.size());
  // one more game with another result is allowed for, as losses without spread would claim certainty
  const double variance = (std::max(0.0, squares - losses * losses / count) + 1) / (count - 1);
  const double reach = student(count - 1) * std::sqrt(variance * count);
  rating.low = rating_expecting(logits, wins - reach);
  rating.high = rating_expecting(logits, wins + reach);
  return rating;
}

Prediction prediction_of(const Rating& rating, std::span<const double> chances) {
  if (!rating.value || chances.empty()) return {};
  std::vector<double> logits;
  for (const double chance : chances) logits.push_back(logit(chance));
  const auto count = static_cast<double>(chances.size());
  const auto share_at = [&](double value) { return moments(logits, shift_of(value)).mean / count; };
  const auto [mean, variance] = moments(logits, shift_of(*rating.value));
  const double share = mean / count, luck = reach_of_interval * std::sqrt(variance) / count;
  const double below = rating.low ? share - share_at(*rating.low) : share;
  const double above = rating.high ? share_at(*rating.high) - share : 1 - share;
  return {share,
          {std::max(0.0, share - std::hypot(luck, below)), std::min(1.0, share + std::hypot(luck, above))}};
}

}  // namespace longwood
