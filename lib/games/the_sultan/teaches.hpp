#pragma once

#include "games/taught.hpp"
#include "games/the_sultan/rules.hpp"

template <>
inline constexpr std::string_view longwood::teaches<longwood::TheSultan> =
    "You learn to fill eight places with the cards that will soon be needed.";
