#include "study/figures.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/core.h>

#include "games/all_games.hpp"
#include "session/session.hpp"

namespace longwood::study {

std::string grouped(std::uint64_t number) {
  std::string text = std::to_string(number);
  for (auto place = static_cast<std::ptrdiff_t>(text.size()) - 3; place > 0; place -= 3)
    text.insert(static_cast<std::size_t>(place), ",");
  return text;
}

std::string percent_down(double share, int decimals) {
  const double scale = std::pow(10, decimals);
  return fmt::format("{:.{}f} %", std::floor(share * 100 * scale + 1e-9) / scale, decimals);
}

std::string percent_up(double share, int decimals) {
  const double scale = std::pow(10, decimals);
  return fmt::format("{:.{}f} %", std::ceil(share * 100 * scale - 1e-9) / scale, decimals);
}

int decimals_for(const Interval& interval) {
  const double width = (interval.high - interval.low) * 100;
  return width <= 0 ? 6 : std::clamp(static_cast<int>(std::ceil(-std::log10(width))) + 1, 1, 6);
}

std::string interval_text(const Interval& interval) {
  const int decimals = decimals_for(interval);
  if (interval.low <= 0 && interval.high >= 1) return "unknown";
  const auto high = percent_up(interval.high, decimals);
  if (high.starts_with("100")) return percent_down(interval.low, decimals) + " or more";
  if (interval.low <= 0) return percent_up(interval.high, decimals) + " or less";
  return percent_down(interval.low, decimals) + " to " + high;
}

std::string title_of(const Terms& terms) {
  const AnyGame* game = find_game(terms.game);
  if (game == nullptr) return terms.game + " (" + rules_text(terms) + ")";
  std::string title{game->info->title};
  if (terms.options.empty() && terms.set == game->info->sets.front().id) return title;
  return title + " (" + rules_title(terms) + ")";
}

std::string rules_title(const Terms& terms) {
  const AnyGame* game = find_game(terms.game);
  const RuleSet* set = game == nullptr ? nullptr : find_set(*game->info, terms.set);
  return (set == nullptr ? terms.set : std::string{set->title}) +
         (terms.options.empty() ? "" : " with " + terms.options);
}

std::string milliseconds_text(double microseconds) {
  const double ms = microseconds / 1000;
  if (ms >= 1000) return grouped(static_cast<std::uint64_t>(std::llround(ms)));
  const int decimals = ms <= 0 ? 0 : std::clamp(2 - static_cast<int>(std::floor(std::log10(ms))), 0, 4);
  return fmt::format("{:.{}f}", ms, decimals);
}

}  // namespace longwood::study
