#pragma once

#include "games/st_helena/rules.hpp"
#include "games/taught.hpp"

template <>
inline constexpr std::string_view longwood::teaches<longwood::StHelena> =
    "You learn to watch where a card falls, because its place decides which families it can reach.";
