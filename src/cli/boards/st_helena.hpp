#pragma once

#include "cli/board.hpp"
#include "games/st_helena/facts.hpp"

namespace longwood::cli::boards {

/// St. Helena: the packets in a ring round kings and aces, clockwise from above the left king.
inline constexpr auto st_helena_spots = [] {
  std::array<Spot, 25> spots{};
  std::size_t n = 0;
  constexpr std::uint8_t first = 22, apart = 9;
  constexpr auto column = [](int i) { return static_cast<std::uint8_t>(first + apart * i); };
  for (int i = 0; i < 4; ++i) {
    spots[n++] = {StHelena::top_row[i], 1, column(i), Fan::packet};
    spots[n++] = {StHelena::kings[i], 4, column(i), Fan::top};
    spots[n++] = {StHelena::between[i], 5, static_cast<std::uint8_t>(column(i) + 4), Fan::top};
    spots[n++] = {StHelena::aces[i], 7, column(i), Fan::top};
    spots[n++] = {StHelena::bottom_row[3 - i], 10, column(i), Fan::packet};
  }
  for (int i = 0; i < 2; ++i) {
    const auto row = static_cast<std::uint8_t>(4 + 3 * i);
    spots[n++] = {StHelena::packets[4 + i], row, column(4), Fan::packet};
    spots[n++] = {StHelena::packets[11 - i], row, column(-1), Fan::packet};
  }
  spots[n++] = {StHelena::hand, 1, 6, Fan::count, Tag::before};
  return spots;
}();
static_assert(shows_each_pile_once(StHelena::info, st_helena_spots));

inline constexpr auto st_helena_words = std::to_array<Legend>({{4, 67, "Kings fall"}, {7, 67, "Aces rise"}});
inline constexpr BoardPlan st_helena{StHelena::info.id, st_helena_spots, st_helena_words};

}  // namespace longwood::cli::boards
