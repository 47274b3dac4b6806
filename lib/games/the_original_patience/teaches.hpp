#pragma once

#include "games/taught.hpp"
#include "games/the_original_patience/rules.hpp"

template <>
inline constexpr std::string_view longwood::teaches<longwood::TheOriginalPatience> =
    "You learn to lay each card where it will not block a lower one.";
