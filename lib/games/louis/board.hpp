#pragma once

#include "games/board_plan.hpp"
#include "games/louis/rules.hpp"

namespace longwood::boards::louis {

/// Louis as plate 43 draws it: the alphabet round the aces and kings, which are diamonds, clubs, hearts and
/// spades from the left; a beneath the rightmost king, and on clockwise.
inline constexpr auto spots = [] {
  std::array<Spot, 26> all{};
  std::size_t n = 0;
  constexpr std::uint8_t first = 22, apart = 9;
  constexpr auto column = [](int i) { return static_cast<std::uint8_t>(first + apart * i); };
  constexpr int beneath = 0, left = 4, above = 6, right = 10;
  constexpr std::array across{diamonds, clubs, hearts, spades};
  for (int i = 0; i < 4; ++i) {
    const int suit = across[static_cast<std::size_t>(i)];
    all[n++] = {Louis::alphabet[above + i], 1, column(i), Fan::packet};
    all[n++] = {Louis::aces[suit], 4, column(i), Fan::top};
    all[n++] = {Louis::aside[suit], 5, static_cast<std::uint8_t>(column(i) + 4), Fan::top};
    all[n++] = {Louis::kings[suit], 7, column(i), Fan::top};
    all[n++] = {Louis::alphabet[beneath + 3 - i], 10, column(i), Fan::packet};
  }
  for (int i = 0; i < 2; ++i) {
    const auto row = static_cast<std::uint8_t>(4 + 3 * i);
    all[n++] = {Louis::alphabet[right + i], row, column(4), Fan::packet};
    all[n++] = {Louis::alphabet[left + 1 - i], row, column(-1), Fan::packet};
  }
  all[n++] = {Louis::hand, 1, 6, Fan::count, Tag::before};
  all[n++] = {Louis::turned, 1, 70, Fan::top, Tag::before};
  return all;
}();

inline constexpr auto words = std::to_array<Legend>({{4, 67, "Aces rise"}, {7, 67, "Kings fall"}});

}  // namespace longwood::boards::louis

namespace longwood {

template <>
inline constexpr BoardPlan board_of<Louis>{.spots = boards::louis::spots, .words = boards::louis::words};

}  // namespace longwood
