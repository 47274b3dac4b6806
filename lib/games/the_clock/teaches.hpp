#pragma once

#include "games/taught.hpp"
#include "games/the_clock/rules.hpp"

template <>
inline constexpr std::string_view longwood::teaches<longwood::TheClock> =
    "You learn to make every useful marriage before you refill from the hand.";
