#pragma once

#include "games/houses_board.hpp"
#include "games/the_house_in_the_wood/rules.hpp"

namespace longwood::boards::the_house_in_the_wood {

inline constexpr auto spots = house<TheHouseInTheWood>();

}  // namespace longwood::boards::the_house_in_the_wood

namespace longwood {

template <>
inline constexpr BoardPlan board_of<TheHouseInTheWood>{.spots = boards::the_house_in_the_wood::spots};

}  // namespace longwood
