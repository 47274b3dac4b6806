#pragma once

#include "games/board_plan.hpp"
#include "games/the_demon/facts.hpp"

namespace longwood::boards::the_demon {

/// The Demon: a family above each column; at the left hand and talon, and the stock beneath them.
inline constexpr auto spots = [] {
  using Game = TheDemon;
  std::array<Spot, 11> all{};
  std::size_t n = 0;
  const auto column = [](int i) { return static_cast<std::uint8_t>(4 + 10 * i); };
  all[n++] = {Game::hand, 1, column(0), Fan::count};
  all[n++] = {Game::talon, 1, column(1), Fan::packet};
  all[n++] = {Game::stock_pile, 5, column(0), Fan::packet};
  for (int i = 0; i < Game::families.count; ++i) all[n++] = {Game::families[i], 1, column(3 + i), Fan::top};
  for (int i = 0; i < Game::columns.count; ++i) all[n++] = {Game::columns[i], 5, column(3 + i), Fan::down};
  return all;
}();

}  // namespace longwood::boards::the_demon

namespace longwood {

template <>
inline constexpr BoardPlan board_of<TheDemon>{.spots = boards::the_demon::spots};

}  // namespace longwood
