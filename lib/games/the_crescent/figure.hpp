#pragma once

#include "games/figure.hpp"
#include "games/the_crescent/rules.hpp"

namespace longwood::figures::the_crescent {

/// The Crescent as Hoffmann draws it, open above: heaps 1 to 8 down the left and 9 to 16 up the right, and
/// between them aces, held cards and kings, from the left diamonds, clubs, hearts, spades.
inline constexpr auto spots = [] {
  using Game = TheCrescent;
  constexpr std::array across{diamonds, clubs, hearts, spades};
  constexpr std::uint8_t left = 4, middle = 32, apart = 5, right = 56, room = 8;
  std::array<Spot, 29> all{};
  std::size_t n = 0;
  for (std::uint8_t i = 0; i < 8; ++i) {
    const auto row = static_cast<std::uint8_t>(1 + i);
    all[n++] = {Game::heaps[i], row, left, Fan::right, Tag::before, room};
    all[n++] = {Game::heaps[15 - i], row, right, Fan::right, Tag::before, room};
  }
  for (std::uint8_t i = 0; i < 4; ++i) {
    const int suit = across[i];
    const auto column = static_cast<std::uint8_t>(middle + apart * i);
    all[n++] = {Game::aces[suit], 1, column, Fan::top};
    all[n++] = {Game::between[suit], 3, column, Fan::top};
    all[n++] = {Game::kings[suit], 5, column, Fan::top};
  }
  all[n++] = {Game::hand, 8, middle + 2 * apart, Fan::count, Tag::before};
  return all;
}();

inline constexpr Figure figure{.board = {.spots = spots}};

}  // namespace longwood::figures::the_crescent
