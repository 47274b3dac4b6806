#pragma once

#include "games/figure.hpp"
#include "games/the_clock/rules.hpp"

namespace longwood::figures::the_clock {

/// The Clock: the hours as a dial, the packets of the circle outside them, talon and hand inside.
inline constexpr auto spots = [] {
  struct Hour {
    std::uint8_t row, column, packet_row, packet_column;
    Fan fan;
  };
  constexpr auto right = Fan::right, leading = Fan::leading;
  constexpr auto dial = std::to_array<Hour>({
      {4, 47, 1, 56, right},      // I
      {6, 53, 4, 60, right},      // II
      {9, 56, 9, 63, right},      // III
      {12, 53, 14, 60, right},    // IV
      {14, 47, 17, 56, right},    // V
      {15, 39, 18, 36, right},    // VI
      {14, 31, 17, 22, leading},  // VII
      {12, 25, 14, 18, leading},  // VIII
      {9, 22, 9, 15, leading},    // IX
      {6, 25, 4, 18, leading},    // X
      {4, 31, 1, 22, leading},    // XI
      {3, 39, 0, 36, right},      // XII
  });
  std::array<Spot, 26> all{};
  std::size_t n = 0;
  for (int i = 0; i < 12; ++i) {
    const Hour& hour = dial[static_cast<std::size_t>(i)];
    all[n++] = {TheClock::hours[i], hour.row, hour.column, Fan::top};
    all[n++] = {TheClock::circle[i], hour.packet_row, hour.packet_column, hour.fan, Tag::before, 5};
  }
  all[n++] = {TheClock::talon, 10, 39, Fan::packet, Tag::before};
  all[n++] = {TheClock::hand, 8, 39, Fan::count, Tag::before};
  return all;
}();

inline constexpr Figure figure{.board = {.spots = spots}};

}  // namespace longwood::figures::the_clock
