#pragma once

#include "games/houses_figure.hpp"
#include "games/the_house_in_the_wood/rules.hpp"

namespace longwood::figures::the_house_in_the_wood {

inline constexpr const Figure& figure = houses::Table<TheHouseInTheWood>::figure;

}  // namespace longwood::figures::the_house_in_the_wood
