#pragma once

#include "games/babette/rules.hpp"
#include "games/taught.hpp"

template <>
inline constexpr std::string_view longwood::teaches<longwood::Babette> =
    "You learn to play cards before the next row covers them, and when to hold one back.";
