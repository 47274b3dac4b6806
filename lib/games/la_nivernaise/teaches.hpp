#pragma once

#include "games/la_nivernaise/rules.hpp"
#include "games/taught.hpp"

template <>
inline constexpr std::string_view longwood::teaches<longwood::LaNivernaise> =
    "You learn to use a vacant place at the right moment, or to leave it open.";
