#pragma once

#include "games/taught.hpp"
#include "games/the_four_corners/rules.hpp"

template <>
inline constexpr std::string_view longwood::teaches<longwood::TheFourCorners> =
    "You learn to prepare the next deal, in which each side serves only one family.";
