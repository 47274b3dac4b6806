#pragma once

#include "cli/board.hpp"
#include "games/the_sultan/facts.hpp"

namespace longwood::cli::boards {

/// The Sultan: three by three with the Sultan in the middle, the Divan at both sides, hand and talon beneath.
inline constexpr auto the_sultan_spots = [] {
  std::array<Spot, 19> spots{};
  std::size_t n = 0;
  // Clubs beside the ace, diamonds beside the Sultan, spades below, as in the engraving.
  constexpr auto grid = std::to_array<Pile>(
      {4, TheSultan::ace_of_hearts, 5, 0, TheSultan::sultan, 1, 2, TheSultan::king_of_hearts, 3});
  for (int i = 0; i < 9; ++i)
    spots[n++] = {grid[static_cast<std::size_t>(i)], static_cast<std::uint8_t>(2 + 3 * (i / 3)),
                  static_cast<std::uint8_t>(27 + 11 * (i % 3)), Fan::top};
  for (int i = 0; i < 4; ++i) {
    const auto row = static_cast<std::uint8_t>(2 + 3 * i);
    spots[n++] = {TheSultan::divan[i], row, 12, Fan::top, Tag::before};
    spots[n++] = {TheSultan::divan[4 + i], row, 64, Fan::top, Tag::after};
  }
  spots[n++] = {TheSultan::hand, 11, 31, Fan::count, Tag::before};
  spots[n++] = {TheSultan::talon, 11, 46, Fan::packet, Tag::before};
  return spots;
}();
static_assert(shows_each_pile_once(TheSultan::info, the_sultan_spots));

inline constexpr std::string_view sultan_edge = "+---------------------------------+";
inline constexpr std::string_view sultan_sides = "|                                 |";
inline constexpr auto the_sultan_words = std::to_array<Legend>({
    {0, 22, sultan_edge},
    {1, 22, sultan_sides},
    {2, 22, sultan_sides},
    {3, 22, sultan_sides},
    {4, 22, sultan_sides},
    {5, 22, sultan_sides},
    {6, 22, sultan_sides},
    {7, 22, sultan_sides},
    {8, 22, sultan_sides},
    {9, 22, sultan_edge},
});
inline constexpr BoardPlan the_sultan{TheSultan::info.id, the_sultan_spots, the_sultan_words};

}  // namespace longwood::cli::boards
