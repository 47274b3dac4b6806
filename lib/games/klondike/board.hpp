#pragma once

#include "games/board_plan.hpp"
#include "games/klondike/facts.hpp"

namespace longwood::boards::klondike {

/// Klondike: hand and talon at the left, the families above the last four columns.
inline constexpr auto spots = [] {
  using Game = Klondike;
  std::array<Spot, 13> all{};
  std::size_t n = 0;
  const auto column = [](int i) { return static_cast<std::uint8_t>(4 + 9 * i); };
  all[n++] = {Game::hand, 1, column(0), Fan::count};
  all[n++] = {Game::talon, 1, column(1), Fan::packet};
  for (int i = 0; i < Game::families.count; ++i) all[n++] = {Game::families[i], 1, column(3 + i), Fan::top};
  for (int i = 0; i < Game::columns.count; ++i) all[n++] = {Game::columns[i], 5, column(i), Fan::down};
  return all;
}();

}  // namespace longwood::boards::klondike

namespace longwood {

template <>
inline constexpr BoardPlan board_of<Klondike>{.spots = boards::klondike::spots};

}  // namespace longwood
