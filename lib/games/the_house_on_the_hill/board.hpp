#pragma once

#include "games/houses_board.hpp"
#include "games/the_house_on_the_hill/rules.hpp"

namespace longwood::boards::the_house_on_the_hill {

inline constexpr auto spots = house<TheHouseOnTheHill>();

}  // namespace longwood::boards::the_house_on_the_hill

namespace longwood {

template <>
inline constexpr BoardPlan board_of<TheHouseOnTheHill>{.spots = boards::the_house_on_the_hill::spots};

}  // namespace longwood
