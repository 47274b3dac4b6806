#include "study/figures.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/core.h>

#include "core/text.hpp"
#include "session/titles.hpp"

namespace longwood::study {

std::string title_of(const Terms& terms) {
  return longwood::title_of({terms.game, terms.set, terms.options});
}

std::string rules_title(const Terms& terms) {
  return longwood::rules_title({terms.game, terms.set, terms.options});
}

UnionInterval share_of(const VerdictCounts& counts) {
  return union_interval(counts.won, counts.lost, counts.open);
}

std::string milliseconds_text(double microseconds) {
  const double ms = microseconds / 1000;
  if (ms >= 1000) return grouped(static_cast<std::uint64_t>(std::llround(ms)));
  const int decimals = ms <= 0 ? 0 : std::clamp(2 - static_cast<int>(std::floor(std::log10(ms))), 0, 4);
  return fmt::format("{:.{}f}", ms, decimals);
}

}  // namespace longwood::study
