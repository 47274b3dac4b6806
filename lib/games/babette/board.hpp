#pragma once

#include "games/babette/rules.hpp"
#include "games/board_plan.hpp"

namespace longwood::boards::babette {

/// Babette: kings and aces in a row above, the eight columns of the garden beneath.
inline constexpr auto spots = [] {
  std::array<Spot, 17> all{};
  std::size_t n = 0;
  constexpr int apart = 8, garden_from = 4;
  const auto column = [](int i) { return static_cast<std::uint8_t>(garden_from + apart * i); };
  for (int suit = 0; suit < 4; ++suit) {
    all[n++] = {Babette::kings[suit], 1, column(suit), Fan::top};
    all[n++] = {Babette::aces[suit], 1, column(4 + suit), Fan::top};
  }
  for (int i = 0; i < Babette::columns.count; ++i) all[n++] = {Babette::columns[i], 5, column(i), Fan::down};
  all[n++] = {Babette::hand, 1, 72, Fan::count};
  return all;
}();

}  // namespace longwood::boards::babette

namespace longwood {

template <>
inline constexpr BoardPlan board_of<Babette>{.spots = boards::babette::spots};

}  // namespace longwood
