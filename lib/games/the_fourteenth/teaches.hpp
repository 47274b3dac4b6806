#pragma once

#include "games/taught.hpp"
#include "games/the_fourteenth/rules.hpp"

template <>
inline constexpr std::string_view longwood::teaches<longwood::TheFourteenth> =
    "You learn to choose between pairs, and to prepare the one exchange.";
