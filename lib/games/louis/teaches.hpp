#pragma once

#include "games/louis/rules.hpp"
#include "games/taught.hpp"

template <>
inline constexpr std::string_view longwood::teaches<longwood::Louis> =
    "You learn to look through each circle before the next one covers it.";
