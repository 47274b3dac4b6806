#pragma once

#include "games/taught.hpp"
#include "games/the_house_on_the_hill/rules.hpp"

template <>
inline constexpr std::string_view longwood::teaches<longwood::TheHouseOnTheHill> =
    "You learn to work on each suit from both ends, up from the ace and down from the king.";
