#include "honest/chance.hpp"

#include <algorithm>
#include <cmath>

namespace longwood {
namespace {

/// A share below this is told as "1 in N".
constexpr double small = 0.05;

std::string whole(double value) { return std::to_string(std::llround(value)); }

/// Which way a share is rounded: an interval never becomes narrower.
enum class Rounding : std::uint8_t { down, nearest, up };

double rounded(double value, Rounding rounding) {
  if (rounding == Rounding::nearest) return std::round(value);
  return rounding == Rounding::down ? std::floor(value) : std::ceil(value);
}

/// "1 in 50"; two digits tell enough.
std::string one_in(double share, Rounding rounding) {
  const double many = 1 / share;
  double step = 1;
  while (many / step >= 100) step *= 10;
  // the more of them, the smaller the share
  const auto opposite = rounding == Rounding::nearest ? rounding
                        : rounding == Rounding::down  ? Rounding::up
                                                      : Rounding::down;
  return "1 in " + whole(rounded(many / step, opposite) * step);
}

/// Percents that round neither to nothing nor to all; tenths near both ends.
std::string percents(double share, Rounding rounding) {
  const double percent = 100 * share;
  if (percent >= 10 && percent <= 99) return whole(rounded(percent, rounding));
  const auto tenths = std::clamp(std::llround(rounded(10 * percent, rounding)), 1LL, 999LL);
  return std::to_string(tenths / 10) + (tenths % 10 == 0 ? "" : "." + std::to_string(tenths % 10));
}

}  // namespace

double corrected(double share, const Correction& correction) {
  if (correction == Correction{} || share <= 0 || share >= 1) return share;
  const double logit = correction.slope * std::log(share / (1 - share)) + correction.level;
  return chance_of_logit(logit);
}

Chance chance_of(const Tally& tally, const Correction& correction) {
  const auto [low, high] = tally.interval();
  return {corrected(tally.share(), correction), {corrected(low, correction), corrected(high, correction)}};
}

std::string chance_words(const Chance& chance) {
  using enum Rounding;
  const auto [low, high] = chance.interval;
  if (chance.share <= 0) return "less than " + (high < small ? one_in(high, up) : percents(high, up) + " %");
  if (chance.share >= 1) return "more than " + percents(low, down) + " %";
  return "about " +
         (chance.share < small ? one_in(chance.share, nearest) : percents(chance.share, nearest) + " %");
}

std::string margin_words(const Chance& chance) {
  using enum Rounding;
  const auto [low, high] = chance.interval;
  if (high >= 1) return percents(low, down) + " % or more";
  if (high >= small)
    return (low <= 0 ? "at most " : percents(low, down) + " to ") + percents(high, up) + " %";
  return (low <= 0 ? "at most " : one_in(low, down) + " to ") + one_in(high, up);
}

}  // namespace longwood
