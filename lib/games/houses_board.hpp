#pragma once

#include <array>

#include "games/board_plan.hpp"

namespace longwood::boards {

/// The two houses: their fans in twelve rows of three, and the families beneath.
template <class Game>
constexpr std::array<Spot, 45> house() {
  std::array<Spot, 45> all{};
  std::size_t n = 0;
  const auto place = [](int at) { return static_cast<std::uint8_t>(at); };
  for (int i = 0; i < Game::fans.count; ++i)
    all[n++] = {Game::fans[i], place(i / 3), place(6 + 26 * (i % 3)), Fan::right, Tag::before, 6};
  for (int i = 0; i < Game::families.count; ++i)
    all[n++] = {Game::families[i], place(13 + i / 4), place(6 + 9 * (i % 4)), Fan::top, Tag::before};
  all[n++] = {Game::hand, 13, 58, Fan::count, Tag::before};
  return all;
}

}  // namespace longwood::boards
