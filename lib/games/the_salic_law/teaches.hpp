#pragma once

#include "games/taught.hpp"
#include "games/the_salic_law/rules.hpp"

template <>
inline constexpr std::string_view longwood::teaches<longwood::TheSalicLaw> =
    "You learn to clear a packet down to its king, who then takes a card of your choice.";
