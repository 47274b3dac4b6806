#pragma once

#include "games/taught.hpp"
#include "games/the_carpet/rules.hpp"

template <>
inline constexpr std::string_view longwood::teaches<longwood::TheCarpet> =
    "You learn to fill the gaps of the carpet in the best order.";
