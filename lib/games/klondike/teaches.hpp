#pragma once

#include "games/klondike/rules.hpp"
#include "games/taught.hpp"

template <>
inline constexpr std::string_view longwood::teaches<longwood::Klondike> =
    "You learn to turn up the covered cards, and to empty a column when a king can fill it.";
