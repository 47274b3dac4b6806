#pragma once

#include "games/board_plan.hpp"
#include "games/fortress/rules.hpp"

namespace longwood::boards::fortress {

/// Fortress: two wings of rows growing outwards, the aces between them.
inline constexpr auto spots = [] {
  std::array<Spot, 14> all{};
  std::size_t n = 0;
  for (int i = 0; i < 5; ++i) {
    const auto row = static_cast<std::uint8_t>(2 * i);
    all[n++] = {Fortress::left[i], row, 30, Fan::left, Tag::after, 11};
    all[n++] = {Fortress::right[i], row, 48, Fan::right, Tag::before, 11};
  }
  for (int suit = 0; suit < 4; ++suit)
    all[n++] = {Fortress::aces[suit], static_cast<std::uint8_t>(1 + 2 * suit), 40, Fan::top, Tag::before};
  return all;
}();

}  // namespace longwood::boards::fortress

namespace longwood {

template <>
inline constexpr BoardPlan board_of<Fortress>{.spots = boards::fortress::spots};

}  // namespace longwood
