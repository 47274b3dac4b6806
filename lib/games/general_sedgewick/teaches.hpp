#pragma once

#include "games/general_sedgewick/rules.hpp"
#include "games/taught.hpp"

template <>
inline constexpr std::string_view longwood::teaches<longwood::GeneralSedgewick> =
    "You learn to build long packets without burying the cards that you need next.";
