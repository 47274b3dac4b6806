#pragma once

#include "games/board_plan.hpp"
#include "games/the_fourteenth/rules.hpp"

namespace longwood::boards::the_fourteenth {

/// The Fourteenth: five rows of five, each place with its name.
inline constexpr auto spots = [] {
  std::array<Spot, 27> all{};
  std::size_t n = 0;
  constexpr int first = 22, apart = 9;
  for (int i = 0; i < 25; ++i)
    all[n++] = {TheFourteenth::square[i], static_cast<std::uint8_t>(1 + 3 * (i / 5)),
                static_cast<std::uint8_t>(first + apart * (i % 5)), Fan::top};
  all[n++] = {TheFourteenth::hand, 7, 8, Fan::count, Tag::before};
  all[n++] = {TheFourteenth::out, 7, 73, Fan::count, Tag::before};
  return all;
}();

}  // namespace longwood::boards::the_fourteenth

namespace longwood {

template <>
inline constexpr BoardPlan board_of<TheFourteenth>{.spots = boards::the_fourteenth::spots};

}  // namespace longwood
