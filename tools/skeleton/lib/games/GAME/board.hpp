#pragma once

#include "games/board_plan.hpp"
#include "games/${name}/facts.hpp"

/// The board in the terminal. Without this file the game is drawn plainly.
namespace longwood::boards::${name} {

inline constexpr auto spots = [] {
  std::array<Spot, 12> all{};
  std::size_t n = 0;
  const auto column = [](int i) { return static_cast<std::uint8_t>(4 + 8 * i); };
  for (int suit = 0; suit < 4; ++suit) all[n++] = {${type}::aces[suit], 1, column(2 + suit), Fan::top};
  for (int i = 0; i < ${type}::columns.count; ++i) all[n++] = {${type}::columns[i], 5, column(i), Fan::down};
  return all;
}();

}  // namespace longwood::boards::${name}

namespace longwood {

template <>
inline constexpr BoardPlan board_of<${type}>{.spots = boards::${name}::spots};

}  // namespace longwood
