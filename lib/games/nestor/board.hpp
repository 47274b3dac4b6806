#pragma once

#include "games/board_plan.hpp"
#include "games/nestor/rules.hpp"

namespace longwood::boards::nestor {

/// Nestor: the eight columns, beneath them the reserve, what is set aside from it, and how many are out.
inline constexpr auto spots = [] {
  constexpr std::uint8_t top = 1, beneath = 9;
  std::array<Spot, 18> all{};
  std::size_t n = 0;
  const auto column = [](int i) { return static_cast<std::uint8_t>(4 + 9 * i); };
  for (int i = 0; i < Nestor::columns.count; ++i) all[n++] = {Nestor::columns[i], top, column(i), Fan::down};
  for (int i = 0; i < Nestor::reserve.count; ++i)
    all[n++] = {Nestor::reserve[i], beneath, column(i), Fan::top};
  for (int i = 0; i < Nestor::aside.count; ++i)
    all[n++] = {Nestor::aside[i], beneath, column(4 + i), Fan::top};
  all[n++] = {Nestor::hand, beneath + 3, column(1), Fan::count, Tag::before};
  all[n++] = {Nestor::out, beneath + 3, column(5), Fan::count, Tag::before};
  return all;
}();

}  // namespace longwood::boards::nestor

namespace longwood {

template <>
inline constexpr BoardPlan board_of<Nestor>{.spots = boards::nestor::spots};

}  // namespace longwood
