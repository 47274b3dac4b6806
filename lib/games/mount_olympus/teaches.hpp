#pragma once

#include "games/mount_olympus/rules.hpp"
#include "games/taught.hpp"

template <>
inline constexpr std::string_view longwood::teaches<longwood::MountOlympus> =
    "You learn to keep places free for the cards that a talon brings.";
