#include "cli/shares.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/core.h>

#include "cli/common.hpp"

namespace longwood::cli {
namespace {

/// Decimals that show one figure of a margin, two if the first is 1.
int decimals_of_margin(double half) {
  const double exponent = std::floor(std::log10(half));
  const bool begins_with_one = half < 2 * std::pow(10, exponent);
  return std::clamp(static_cast<int>(-exponent) + (begins_with_one ? 1 : 0), 0, 6);
}

}  // namespace

std::string share_words(const Speaker& say, const Interval& interval) {
  const auto figure = [&](double percent, int decimals) {
    return in_figures(say.language(), fmt::format("{:.{}f}", percent, decimals));
  };
  const double middle = 50 * (interval.low + interval.high), half = 50 * (interval.high - interval.low);
  if (half > 0) {
    const int decimals = decimals_of_margin(half);
    const double unit = std::pow(10, -decimals);
    const double value = std::round(middle / unit) * unit;
    const double margin = std::ceil((half + std::abs(value - middle)) / unit - 1e-6) * unit;
    if (value - margin > 0 && value + margin < 100)
      return say.phrase("{value} % ± {margin}", figure(value, decimals), figure(margin, decimals));
  }
  const auto [low, high] = ends_of(interval);
  const auto number = [&](const std::string& percent) {
    return in_figures(say.language(), percent.substr(0, percent.find(' ')));
  };
  if (low.empty() && high.empty()) return say.phrase("unknown");
  if (high.empty()) return say.phrase("≥ {share} %", number(low));
  if (low.empty()) return say.phrase("≤ {share} %", number(high));
  return say.phrase("{low} to {high} %", number(low), number(high));
}

std::string bar_text(double share, std::size_t columns) {
  constexpr std::string_view eighths[] = {"", "▏", "▎", "▍", "▌", "▋", "▊", "▉"};
  const auto parts = static_cast<std::size_t>(std::lround(share * static_cast<double>(columns) * 8));
  std::string text;
  for (std::size_t i = 0; i < parts / 8; ++i) text += "█";
  text += eighths[parts % 8];
  return text.append(columns - parts / 8 - (parts % 8 > 0 ? 1 : 0), ' ');
}

}  // namespace longwood::cli
