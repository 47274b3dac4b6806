#pragma once

#include "games/taught.hpp"
#include "games/the_crescent/rules.hpp"

template <>
inline constexpr std::string_view longwood::teaches<longwood::TheCrescent> =
    "You learn to build up and down, and to save the three turns of the heaps.";
