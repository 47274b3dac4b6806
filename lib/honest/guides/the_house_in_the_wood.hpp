#pragma once

#include "games/the_house_in_the_wood/facts.hpp"
#include "honest/guides/houses.hpp"

namespace longwood {

template <>
inline constexpr const Guide* guide_of<TheHouseInTheWood> = &guides::House<TheHouseInTheWood>::guide;

}  // namespace longwood
