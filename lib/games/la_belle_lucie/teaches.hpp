#pragma once

#include "games/la_belle_lucie/rules.hpp"
#include "games/taught.hpp"

template <>
inline constexpr std::string_view longwood::teaches<longwood::LaBelleLucie> =
    "You learn to see what a move buries: one card laid on a fan closes all beneath it.";
