#pragma once

#include "games/board_plan.hpp"
#include "games/st_helena/rules.hpp"

namespace longwood::boards::st_helena {

/// St. Helena: the packets in a ring round kings and aces, clockwise from above the left king.
inline constexpr auto spots = [] {
  std::array<Spot, 25> all{};
  std::size_t n = 0;
  constexpr std::uint8_t first = 22, apart = 9;
  constexpr auto column = [](int i) { return static_cast<std::uint8_t>(first + apart * i); };
  for (int i = 0; i < 4; ++i) {
    all[n++] = {StHelena::top_row[i], 1, column(i), Fan::packet};
    all[n++] = {StHelena::kings[i], 4, column(i), Fan::top};
    all[n++] = {StHelena::between[i], 5, static_cast<std::uint8_t>(column(i) + 4), Fan::top};
    all[n++] = {StHelena::aces[i], 7, column(i), Fan::top};
    all[n++] = {StHelena::bottom_row[3 - i], 10, column(i), Fan::packet};
  }
  for (int i = 0; i < 2; ++i) {
    const auto row = static_cast<std::uint8_t>(4 + 3 * i);
    all[n++] = {StHelena::packets[4 + i], row, column(4), Fan::packet};
    all[n++] = {StHelena::packets[11 - i], row, column(-1), Fan::packet};
  }
  all[n++] = {StHelena::hand, 1, 6, Fan::count, Tag::before};
  return all;
}();

inline constexpr auto words = std::to_array<Legend>({{4, 67, "Kings fall"}, {7, 67, "Aces rise"}});

}  // namespace longwood::boards::st_helena

namespace longwood {

template <>
inline constexpr BoardPlan board_of<StHelena>{.spots = boards::st_helena::spots,
                                              .words = boards::st_helena::words};

}  // namespace longwood
