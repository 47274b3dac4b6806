#pragma once

#include "games/board_plan.hpp"
#include "games/the_salic_law/rules.hpp"

namespace longwood::boards::the_salic_law {

/// The Salic Law: the families in one row, hand and queens beside them, and beneath a line for each packet,
/// as some grow very long.
inline constexpr auto spots = [] {
  using Game = TheSalicLaw;
  std::array<Spot, 18> all{};
  std::size_t n = 0;
  const auto place = [](int at) { return static_cast<std::uint8_t>(at); };
  for (int i = 0; i < Game::families.count; ++i)
    all[n++] = {Game::families[i], 1, place(4 + 6 * i), Fan::top};
  all[n++] = {Game::queens, 1, 54, Fan::packet};
  all[n++] = {Game::hand, 1, 66, Fan::count};
  for (int i = 0; i < Game::packets.count; ++i)
    all[n++] = {Game::packets[i], place(4 + i), 6, Fan::right, Tag::before, 22};
  return all;
}();

}  // namespace longwood::boards::the_salic_law

namespace longwood {

template <>
inline constexpr BoardPlan board_of<TheSalicLaw>{.spots = boards::the_salic_law::spots};

}  // namespace longwood
