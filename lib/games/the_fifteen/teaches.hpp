#pragma once

#include "games/taught.hpp"
#include "games/the_fifteen/rules.hpp"

template <>
inline constexpr std::string_view longwood::teaches<longwood::TheFifteen> =
    "You learn to carry sequences over card by card, which turns them round.";
