#include "session/traits.hpp"

#include <array>
#include <cmath>

#include "session/odds.hpp"

namespace longwood {
namespace {

constexpr auto measured = std::to_array<Traits>({
#include "session/traits.inc"
});

}  // namespace

const Traits* traits_of(const GameInfo& info, const RuleSet& set) {
  for (const Traits& traits : measured)
    if (traits.game == info.id && traits.set == set.id && traits.rules == info.rules_of(set)) return &traits;
  return nullptr;
}

std::optional<int> measured_length(const GameInfo& info, const RuleSet& set) {
  const Traits* traits = traits_of(info, set);
  if (traits == nullptr || traits->length == 0) return {};
  return static_cast<int>(traits->length);
}

std::optional<Skill> measured_skill(const GameInfo& info, const RuleSet& set) {
  const Traits* traits = traits_of(info, set);
  const Odds* hints = honest_odds(info.id, set.id, "");
  if (traits == nullptr || traits->thumb_games == 0 || hints == nullptr || hints->rules != traits->rules)
    return {};
  constexpr double nearly_always = 0.95, points_per_tenfold = 400, ninety_five = 1.959964;
  if (traits->thumb_won >= nearly_always * traits->thumb_games) return {};
  const std::array counts{static_cast<double>(hints->won) + 0.5,
                          static_cast<double>(hints->count() - hints->won) + 0.5, traits->thumb_won + 0.5,
                          traits->thumb_games - traits->thumb_won + 0.5};
  double variance = 0;
  for (const double count : counts) variance += 1 / count;
  const double middle = std::log(counts[0] / counts[1] * counts[3] / counts[2]);
  const double reach = ninety_five * std::sqrt(variance);
  const auto rounded = [](double log) {
    return static_cast<int>(std::lround(points_per_tenfold * log / std::log(10.0)));
  };
  return Skill{rounded(middle - reach), rounded(middle + reach)};
}

std::string_view genre_of(const GameInfo& info) {
  if (info.pile_with(Role::out)) return "pairs";
  if (info.pile_with(Role::turned)) return "dealing";
  if (info.pile_with(Role::talon)) return "talon";
  return info.pile_with(Role::hand) ? "hand" : "open";
}

}  // namespace longwood
