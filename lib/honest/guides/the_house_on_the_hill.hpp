#pragma once

#include "games/the_house_on_the_hill/facts.hpp"
#include "honest/guides/houses.hpp"

namespace longwood {

template <>
inline constexpr const Guide* guide_of<TheHouseOnTheHill> = &guides::House<TheHouseOnTheHill>::guide;

}  // namespace longwood
