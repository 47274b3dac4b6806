#pragma once

#include "games/taught.hpp"
#include "games/the_travellers/rules.hpp"

template <>
inline constexpr std::string_view longwood::teaches<longwood::TheTravellers> =
    "You only watch: the cards alone decide how far the journeys go.";
