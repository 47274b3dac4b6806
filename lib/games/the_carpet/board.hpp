#pragma once

#include "games/board_plan.hpp"
#include "games/the_carpet/rules.hpp"

namespace longwood::boards::the_carpet {

/// The Carpet: four rows of five, each place with its name, the families beside them, talon and hand beneath.
inline constexpr auto spots = [] {
  using Game = TheCarpet;
  constexpr int first = 18, apart = 10, aside = 2;
  std::array<Spot, 26> all{};
  std::size_t n = 0;
  for (int i = 0; i < Game::families.count; ++i)
    all[n++] = {Game::families[i], static_cast<std::uint8_t>(1 + 3 * i), aside, Fan::top};
  for (int i = 0; i < Game::carpet.count; ++i)
    all[n++] = {Game::carpet[i], static_cast<std::uint8_t>(1 + 3 * (i / 5)),
                static_cast<std::uint8_t>(first + apart * (i % 5)), Fan::top};
  all[n++] = {Game::talon, 13, first, Fan::packet};
  all[n++] = {Game::hand, 13, first + 2 * apart, Fan::count};
  return all;
}();

}  // namespace longwood::boards::the_carpet

namespace longwood {

template <>
inline constexpr BoardPlan board_of<TheCarpet>{.spots = boards::the_carpet::spots};

}  // namespace longwood
