#pragma once

#include "games/nestor/rules.hpp"
#include "games/taught.hpp"

template <>
inline constexpr std::string_view longwood::teaches<longwood::Nestor> =
    "You learn which of three like cards to take, by the cards that each of them releases.";
