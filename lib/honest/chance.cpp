#include "honest/chance.hpp"

#include <algorithm>
#include <cmath>

namespace longwood {
namespace {

/// Which way a share is rounded: an interval never becomes narrower.
enum class Rounding : std::uint8_t { down, nearest, up };

double rounded(double value, Rounding rounding) {
  if (rounding == Rounding::nearest) return std::round(value);
  return rounding == Rounding::down ? std::floor(value) : std::ceil(value);
}

/// Percents that round neither to nothing nor to all; tenths near both ends, and hundredths below one.
Hundredths percents(double share, Rounding rounding) {
  const double percent = 100 * share;
  const int step = percent < 1 ? 1 : percent < 10 || percent > 99 ? 10 : 100;
  const auto hundredths = step * std::llround(rounded(100 * percent / step, rounding));
  return {static_cast<long>(std::clamp(hundredths, 1LL, 9'990LL))};
}

/// A chance with a wider interval is shown with it.
constexpr double narrow = 0.03;

}  // namespace

double corrected(double share, const Correction& correction) {
  if (correction == Correction{} || share <= 0 || share >= 1) return share;
  const double logit = correction.slope * std::log(share / (1 - share)) + correction.level;
  return chance_of_logit(logit);
}

Chance chance_of(double share, int tried, const Correction& correction) {
  const auto [low, high] = wilson_of_mean(share * tried, tried);
  Interval interval{corrected(low, correction), corrected(high, correction)};
  if (share <= 0)
    interval.high = std::max(correction.none_won > 0 ? correction.none_won : interval.high, high);
  if (share >= 1) interval.low = std::min(interval.low, low);
  return {corrected(share, correction), interval};
}

Chance chance_of(const Tally& tally, const Correction& correction) {
  return chance_of(tally.share(), tally.tried, correction);
}

bool is_within(const Chance& chance, double margin) {
  const double reach = (chance.interval.high - chance.interval.low) / 2;
  return reach <= margin && reach <= std::max(margin / 4, chance.share / 2);
}

std::string chance_words(const Speaker& say, const Chance& chance) {
  using enum Rounding;
  if (chance.share <= 0) return say.phrase("less than {n} %", percents(chance.interval.high, up));
  if (chance.share >= 1) return say.phrase("more than {n} %", percents(chance.interval.low, down));
  return say.phrase("about {n} %", percents(chance.share, nearest));
}

std::string margin_words(const Speaker& say, const Chance& chance) {
  using enum Rounding;
  const auto [low, high] = chance.interval;
  if (high >= 1) return say.phrase("{low} % or more", percents(low, down));
  return low <= 0 ? say.phrase("at most {high} %", percents(high, up))
                  : say.phrase("{low} to {high} %", percents(low, down), percents(high, up));
}

std::string brief_words(const Speaker& say, const Chance& chance) {
  const bool bound = chance.share <= 0 || chance.share >= 1;
  const auto figure = chance_words(say, chance);
  return bound || is_within(chance, narrow)
             ? figure
             : say.phrase("{chance} ({margin})", figure, margin_words(say, chance));
}

}  // namespace longwood
