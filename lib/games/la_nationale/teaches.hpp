#pragma once

#include "games/la_nationale/rules.hpp"
#include "games/taught.hpp"

template <>
inline constexpr std::string_view longwood::teaches<longwood::LaNationale> =
    "You learn to empty a column, because only a vacant one takes a whole sequence.";
