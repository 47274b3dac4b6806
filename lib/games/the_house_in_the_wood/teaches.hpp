#pragma once

#include "games/taught.hpp"
#include "games/the_house_in_the_wood/rules.hpp"

template <>
inline constexpr std::string_view longwood::teaches<longwood::TheHouseInTheWood> =
    "You learn to choose between two like cards by what each of them buries.";
