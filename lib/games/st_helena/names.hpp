#pragma once

#include <array>

#include "core/known_as.hpp"

namespace longwood::words::st_helena {

inline constexpr auto known_as = std::to_array<KnownAs>({
    {"Napoleon’s Favorite", "Wikipedia, St. Helena"},
    {"Washington’s Favorite", "Wikipedia, St. Helena"},
    {"Box Kite", "PySolFC, Box Kite", "box-kite"},
});

inline constexpr auto mistaken = std::to_array<Mistaken>({
    {"Forty Thieves", "another game, Napoleon at St. Helena"},
    {"Napoleon at St. Helena", "another game, also called Forty Thieves"},
});

}  // namespace longwood::words::st_helena
