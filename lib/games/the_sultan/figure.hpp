#pragma once

#include "games/figure.hpp"
#include "games/the_sultan/rules.hpp"

namespace longwood::figures::the_sultan {

/// The Sultan: three by three with the Sultan in the middle, the Divan at both sides, hand and talon beneath.
inline constexpr auto spots = [] {
  std::array<Spot, 19> all{};
  std::size_t n = 0;
  // Clubs beside the ace, diamonds beside the Sultan, spades below, as in the engraving.
  constexpr auto grid = std::to_array<Pile>(
      {4, TheSultan::ace_of_hearts, 5, 0, TheSultan::sultan, 1, 2, TheSultan::king_of_hearts, 3});
  for (int i = 0; i < 9; ++i)
    all[n++] = {grid[static_cast<std::size_t>(i)], static_cast<std::uint8_t>(2 + 3 * (i / 3)),
                static_cast<std::uint8_t>(27 + 11 * (i % 3)), Fan::top};
  for (int i = 0; i < 4; ++i) {
    const auto row = static_cast<std::uint8_t>(2 + 3 * i);
    all[n++] = {TheSultan::divan[i], row, 12, Fan::top, Tag::before};
    all[n++] = {TheSultan::divan[4 + i], row, 64, Fan::top, Tag::after};
  }
  all[n++] = {TheSultan::hand, 11, 31, Fan::count, Tag::before};
  all[n++] = {TheSultan::talon, 11, 46, Fan::packet, Tag::before};
  return all;
}();

inline constexpr std::string_view edge = "+---------------------------------+";
inline constexpr std::string_view sides = "|                                 |";
inline constexpr auto words = std::to_array<Legend>({
    {0, 22, edge},
    {1, 22, sides},
    {2, 22, sides},
    {3, 22, sides},
    {4, 22, sides},
    {5, 22, sides},
    {6, 22, sides},
    {7, 22, sides},
    {8, 22, sides},
    {9, 22, edge},
});

inline constexpr Figure figure{.board = {.spots = spots, .words = words}};

}  // namespace longwood::figures::the_sultan
