#pragma once

#include "games/board_plan.hpp"
#include "games/la_belle_lucie/rules.hpp"

namespace longwood::boards::la_belle_lucie {

/// La Belle Lucie: the fans in six rows of three, and the families beneath.
inline constexpr auto spots = [] {
  using Game = LaBelleLucie;
  std::array<Spot, 23> all{};
  std::size_t n = 0;
  const auto place = [](int at) { return static_cast<std::uint8_t>(at); };
  for (int i = 0; i < Game::fans.count; ++i)
    all[n++] = {Game::fans[i], place(i / 3), place(6 + 26 * (i % 3)), Fan::right, Tag::before, 6};
  for (int i = 0; i < Game::families.count; ++i)
    all[n++] = {Game::families[i], 7, place(6 + 9 * i), Fan::top, Tag::before};
  all[n++] = {Game::hand, 7, 58, Fan::count, Tag::before};
  return all;
}();

}  // namespace longwood::boards::la_belle_lucie

namespace longwood {

template <>
inline constexpr BoardPlan board_of<LaBelleLucie>{.spots = boards::la_belle_lucie::spots};

}  // namespace longwood
