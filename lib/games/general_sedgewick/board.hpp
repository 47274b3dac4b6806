#pragma once

#include "games/board_plan.hpp"
#include "games/general_sedgewick/rules.hpp"

namespace longwood::boards::general_sedgewick {

/// General Sedgewick: the cross with its packets spread, a family at each corner, and what is in hand
/// beneath.
inline constexpr auto spots = [] {
  using Game = GeneralSedgewick;
  constexpr std::uint8_t left = 8, middle = 30, right = 52, corner = 2, far = 74, room = 6;
  const auto packet = [](int i, std::uint8_t row, std::uint8_t column) {
    return Spot{Game::cross[i], row, column, Fan::right, Tag::above, room};
  };
  const auto family = [](int suit, std::uint8_t row, std::uint8_t column) {
    return Spot{Game::families[suit], row, column, Fan::top};
  };
  return std::array{packet(0, 1, middle),
                    packet(1, 4, left),
                    packet(2, 4, middle),
                    packet(3, 4, right),
                    packet(4, 7, middle),
                    family(0, 1, corner),
                    family(1, 1, far),
                    family(2, 7, far),
                    family(3, 7, corner),
                    Spot{Game::talon, 10, left, Fan::packet},
                    Spot{Game::hand, 10, middle, Fan::count}};
}();

}  // namespace longwood::boards::general_sedgewick

namespace longwood {

template <>
inline constexpr BoardPlan board_of<GeneralSedgewick>{.spots = boards::general_sedgewick::spots};

}  // namespace longwood
