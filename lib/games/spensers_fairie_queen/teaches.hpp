#pragma once

#include "games/spensers_fairie_queen/rules.hpp"
#include "games/taught.hpp"

template <>
inline constexpr std::string_view longwood::teaches<longwood::SpensersFairieQueen> =
    "You learn to lay kings bare, because a king that stands alone takes any card.";
