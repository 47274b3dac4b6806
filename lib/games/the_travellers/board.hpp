#pragma once

#include "games/board_plan.hpp"
#include "games/the_travellers/rules.hpp"

namespace longwood::boards::the_travellers {

/// The Travellers: three rows of four packets, beside each what has come under it; beneath them the
/// traveller, the reserve and the kings.
inline constexpr auto spots = [] {
  using Game = TheTravellers;
  constexpr int apart = 18, first = 3, foot = 8, high = 3;
  std::array<Spot, 27> all{};
  std::size_t n = 0;
  const auto column = [](int i) { return static_cast<std::uint8_t>(first + apart * i); };
  for (int i = 0; i < Game::packets.count; ++i) {
    const auto row = static_cast<std::uint8_t>(1 + high * (i / 4));
    all[n++] = {Game::packets[i], row, column(i % 4), Fan::packet};
    all[n++] = {Game::feet[i], row, static_cast<std::uint8_t>(column(i % 4) + foot), Fan::packet};
  }
  constexpr std::uint8_t beneath = 1 + 3 * high;
  all[n++] = {Game::traveller, beneath, column(0), Fan::top};
  all[n++] = {Game::hand, beneath, column(1), Fan::count};
  all[n++] = {Game::kings, beneath, column(2), Fan::right};
  return all;
}();

}  // namespace longwood::boards::the_travellers

namespace longwood {

template <>
inline constexpr BoardPlan board_of<TheTravellers>{.spots = boards::the_travellers::spots};

}  // namespace longwood
