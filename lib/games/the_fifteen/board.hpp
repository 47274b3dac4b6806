#pragma once

#include "games/board_plan.hpp"
#include "games/the_fifteen/rules.hpp"

namespace longwood::boards::the_fifteen {

/// The Fifteen: aces above kings, and beneath them the fifteen columns.
inline constexpr auto spots = [] {
  using Game = TheFifteen;
  std::array<Spot, 23> all{};
  std::size_t n = 0;
  const auto place = [](int at) { return static_cast<std::uint8_t>(at); };
  for (int suit = 0; suit < 4; ++suit) {
    all[n++] = {Game::aces[suit], 0, place(24 + 9 * suit), Fan::top, Tag::before};
    all[n++] = {Game::kings[suit], 1, place(24 + 9 * suit), Fan::top, Tag::before};
  }
  for (int i = 0; i < Game::columns.count; ++i) all[n++] = {Game::columns[i], 4, place(3 + 5 * i), Fan::down};
  return all;
}();
inline constexpr auto words = std::to_array<Legend>({{0, 1, "Aces, rising"}, {1, 1, "Kings, falling"}});

}  // namespace longwood::boards::the_fifteen

namespace longwood {

template <>
inline constexpr BoardPlan board_of<TheFifteen>{.spots = boards::the_fifteen::spots,
                                                .words = boards::the_fifteen::words};

}  // namespace longwood
