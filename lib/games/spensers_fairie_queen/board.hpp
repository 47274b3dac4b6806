#pragma once

#include "games/board_plan.hpp"
#include "games/spensers_fairie_queen/rules.hpp"

namespace longwood::boards::spensers_fairie_queen {

/// Spenser’s Fairie Queen: the families and the hand in one row, and beneath them a line for each column, as
/// some grow very long.
inline constexpr auto spots = [] {
  using Game = SpensersFairieQueen;
  std::array<Spot, 17> all{};
  std::size_t n = 0;
  const auto place = [](int at) { return static_cast<std::uint8_t>(at); };
  for (int i = 0; i < Game::families.count; ++i)
    all[n++] = {Game::families[i], 1, place(4 + 7 * i), Fan::top};
  all[n++] = {Game::hand, 1, 62, Fan::count};
  for (int i = 0; i < Game::columns.count; ++i)
    all[n++] = {Game::columns[i], place(4 + i), 6, Fan::right, Tag::before, 22};
  return all;
}();

}  // namespace longwood::boards::spensers_fairie_queen

namespace longwood {

template <>
inline constexpr BoardPlan board_of<SpensersFairieQueen>{.spots = boards::spensers_fairie_queen::spots};

}  // namespace longwood
