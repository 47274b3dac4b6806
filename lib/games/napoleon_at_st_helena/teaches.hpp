#pragma once

#include "games/napoleon_at_st_helena/rules.hpp"
#include "games/taught.hpp"

template <>
inline constexpr std::string_view longwood::teaches<longwood::NapoleonAtStHelena> =
    "You learn to empty columns and to keep the talon short.";
