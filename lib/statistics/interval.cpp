#include "statistics/interval.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string_view>
#include <utility>

namespace longwood {
namespace {

std::string percent(double value, int decimals) {
  std::array<char, 32> text{};
  const auto end =
      std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, decimals).ptr;
  return {text.data(), end + std::string_view{" %"}.copy(end, 2)};
}

}  // namespace

Interval wilson(std::uint64_t hits, std::uint64_t of) {
  return wilson_of_mean(static_cast<double>(hits), static_cast<double>(of));
}

Interval wilson_of_mean(double hits, double of) {
  if (of <= 0) return {};
  constexpr double z = reach_of_interval;
  const double share = hits / of;
  const double middle = share + z * z / (2 * of);
  const double reach = z * std::sqrt(share * (1 - share) / of + z * z / (4 * of * of));
  const double scale = 1 + z * z / of;
  // The ends are exact where a rounding error would be left over.
  return {hits <= 0 ? 0 : std::max(0.0, (middle - reach) / scale),
          hits >= of ? 1 : std::min(1.0, (middle + reach) / scale)};
}

std::string percent_down(double share, int decimals) {
  const double scale = std::pow(10, decimals);
  return percent(std::floor(share * 100 * scale + 1e-9) / scale, decimals);
}

std::string percent_up(double share, int decimals) {
  const double scale = std::pow(10, decimals);
  return percent(std::ceil(share * 100 * scale - 1e-9) / scale, decimals);
}

int decimals_for(const Interval& interval) {
  const double width = (interval.high - interval.low) * 100;
  return width <= 0 ? 6 : std::clamp(static_cast<int>(std::ceil(-std::log10(width))) + 1, 1, 6);
}

IntervalEnds ends_of(const Interval& interval) {
  const int decimals = decimals_for(interval);
  if (interval.low <= 0 && interval.high >= 1) return {};
  auto high = percent_up(interval.high, decimals);
  if (high.starts_with("100")) return {percent_down(interval.low, decimals), {}};
  if (interval.low <= 0) return {{}, std::move(high)};
  return {percent_down(interval.low, decimals), std::move(high)};
}

std::string interval_text(const Interval& interval) {
  const auto [low, high] = ends_of(interval);
  if (low.empty() && high.empty()) return "unknown";
  if (high.empty()) return low + " or more";
  if (low.empty()) return high + " or less";
  return low + " to " + high;
}

}  // namespace longwood
