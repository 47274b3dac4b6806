#pragma once

#include "games/fortress/rules.hpp"
#include "games/taught.hpp"

template <>
inline constexpr std::string_view longwood::teaches<longwood::Fortress> =
    "You learn to plan far ahead with every card in view, until a row is empty.";
