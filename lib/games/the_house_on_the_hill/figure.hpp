#pragma once

#include "games/houses_figure.hpp"
#include "games/the_house_on_the_hill/rules.hpp"

namespace longwood::figures::the_house_on_the_hill {

inline constexpr const Figure& figure = houses::Table<TheHouseOnTheHill>::figure;

}  // namespace longwood::figures::the_house_on_the_hill
