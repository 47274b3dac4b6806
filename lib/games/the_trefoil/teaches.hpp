#pragma once

#include "games/taught.hpp"
#include "games/the_trefoil/rules.hpp"

template <>
inline constexpr std::string_view longwood::teaches<longwood::TheTrefoil> =
    "You learn to prepare the next deal, in which the fans come back unshuffled.";
