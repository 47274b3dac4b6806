#pragma once

#include "games/taught.hpp"
#include "games/the_flower_garden/rules.hpp"

template <>
inline constexpr std::string_view longwood::teaches<longwood::TheFlowerGarden> =
    "You learn to spend sixteen free cards slowly, because none of them comes back.";
