#pragma once

#include "games/the_house_in_the_wood/facts.hpp"
#include "honest/guides/houses.hpp"
#include "solve/advice/the_house_in_the_wood.hpp"

namespace longwood {

template <>
inline constexpr const Guide* guide_of<TheHouseInTheWood> = &guides::house<advice::TheHouseInTheWoodAdvice>;

}  // namespace longwood
