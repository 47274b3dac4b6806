#pragma once

#include "games/la_capricieuse/rules.hpp"
#include "games/taught.hpp"

template <>
inline constexpr std::string_view longwood::teaches<longwood::LaCapricieuse> =
    "You learn to choose between two families, and to leave the columns in good order for the next deal.";
