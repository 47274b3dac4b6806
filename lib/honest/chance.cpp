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
std::string percents(double share, Rounding rounding) {
  const double percent = 100 * share;
  const int step = percent < 1 ? 1 : percent < 10 || percent > 99 ? 10 : 100;
  auto hundredths = step * std::llround(rounded(100 * percent / step, rounding));
  hundredths = std::clamp(hundredths, 1LL, 9'990LL);
  auto text = std::to_string(hundredths / 100);
  if (hundredths % 100 == 0) return text;
  text += (hundredths % 100 < 10 ? ".0" : ".") + std::to_string(hundredths % 100);
  return hundredths % 10 == 0 ? text.substr(0, text.size() - 1) : text;
}

/// A chance whose interval reaches further is told with it.
constexpr double narrow = 0.03;

}  // namespace

double corrected(double share, const Correction& correction) {
  if (correction == Correction{} || share <= 0 || share >= 1) return share;
  const double logit = correction.slope * std::log(share / (1 - share)) + correction.level;
  return chance_of_logit(logit);
}

Chance chance_of(double share, int tried, const Correction& correction) {
  const auto [low, high] = wilson_of_mean(share * tried, tried);
  return {corrected(share, correction), {corrected(low, correction), corrected(high, correction)}};
}

Chance chance_of(const Tally& tally, const Correction& correction) {
  return chance_of(tally.share(), tally.tried, correction);
}

bool is_within(const Chance& chance, double margin) {
  const double reach = (chance.interval.high - chance.interval.low) / 2;
  return reach <= margin && reach <= std::max(margin / 4, chance.share / 2);
}

std::string chance_words(const Chance& chance) {
  using enum Rounding;
  if (chance.share <= 0) return "less than " + percents(chance.interval.high, up) + " %";
  if (chance.share >= 1) return "more than " + percents(chance.interval.low, down) + " %";
  return "about " + percents(chance.share, nearest) + " %";
}

std::string margin_words(const Chance& chance) {
  using enum Rounding;
  const auto [low, high] = chance.interval;
  if (high >= 1) return percents(low, down) + " % or more";
  return (low <= 0 ? "at most " : percents(low, down) + " to ") + percents(high, up) + " %";
}

std::string brief_words(const Chance& chance) {
  const bool bound = chance.share <= 0 || chance.share >= 1;
  if (bound || is_within(chance, narrow)) return chance_words(chance);
  return chance_words(chance) + " (" + margin_words(chance) + ")";
}

}  // namespace longwood
