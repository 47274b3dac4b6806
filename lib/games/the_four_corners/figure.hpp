#pragma once

#include "games/figure.hpp"
#include "games/the_four_corners/rules.hpp"

namespace longwood::figures::the_four_corners {

/// The Four Corners as the books draw it: two wings of packets, their corners without, and between them the
/// kings on the left and the aces on the right, from the top diamonds, clubs, hearts, spades.
inline constexpr auto spots = [] {
  using Game = TheFourCorners;
  constexpr std::array down{diamonds, clubs, hearts, spades};
  constexpr std::uint8_t corner = 8, side = 18, king = 30, held = 38, ace = 46, right_side = 58,
                         right_corner = 68;
  std::array<Spot, 26> all{};
  std::size_t n = 0;
  const auto row = [](int i) { return static_cast<std::uint8_t>(1 + 3 * i); };
  all[n++] = {Game::upper_left, row(0), corner, Fan::packet};
  all[n++] = {Game::lower_left, row(5), corner, Fan::packet};
  all[n++] = {Game::upper_right, row(0), right_corner, Fan::packet};
  all[n++] = {Game::lower_right, row(5), right_corner, Fan::packet};
  for (int i = 0; i < 4; ++i) {
    const int suit = down[static_cast<std::size_t>(i)];
    all[n++] = {Game::left_sides[i], row(1 + i), side, Fan::packet};
    all[n++] = {Game::kings[suit], row(1 + i), king, Fan::top};
    all[n++] = {Game::between[suit], row(1 + i), held, Fan::top};
    all[n++] = {Game::aces[suit], row(1 + i), ace, Fan::top};
    all[n++] = {Game::right_sides[i], row(1 + i), right_side, Fan::packet};
  }
  all[n++] = {Game::hand, row(0), king, Fan::count};
  all[n++] = {Game::turned, row(0), ace, Fan::top};
  return all;
}();

inline constexpr Figure figure{.board = {.spots = spots}};

}  // namespace longwood::figures::the_four_corners
