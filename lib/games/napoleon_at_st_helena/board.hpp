#pragma once

#include "games/board_plan.hpp"
#include "games/napoleon_at_st_helena/rules.hpp"

namespace longwood::boards::napoleon_at_st_helena {

/// Napoleon at St. Helena: the families in one row with talon and hand, the ten columns beneath.
inline constexpr auto spots = [] {
  using Game = NapoleonAtStHelena;
  std::array<Spot, 20> all{};
  std::size_t n = 0;
  const auto column = [](int i) { return static_cast<std::uint8_t>(4 + 7 * i); };
  for (int i = 0; i < Game::families.count; ++i) all[n++] = {Game::families[i], 1, column(i), Fan::top};
  for (int i = 0; i < Game::columns.count; ++i) all[n++] = {Game::columns[i], 5, column(i), Fan::down};
  all[n++] = {Game::talon, 1, column(8), Fan::packet};
  all[n++] = {Game::hand, 1, column(9) + 2, Fan::count};
  return all;
}();

}  // namespace longwood::boards::napoleon_at_st_helena

namespace longwood {

template <>
inline constexpr BoardPlan board_of<NapoleonAtStHelena>{.spots = boards::napoleon_at_st_helena::spots};

}  // namespace longwood
