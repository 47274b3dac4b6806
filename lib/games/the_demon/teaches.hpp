#pragma once

#include "games/taught.hpp"
#include "games/the_demon/rules.hpp"

template <>
inline constexpr std::string_view longwood::teaches<longwood::TheDemon> =
    "You learn to use up the stock, which fills every empty column.";
