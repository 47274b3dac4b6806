#pragma once

#include <array>

#include "core/known_as.hpp"

namespace longwood::words::st_helena {

inline constexpr auto known_as = std::to_array<KnownAs>({
    {"Napoleon’s Favorite", "Wikipedia, St. Helena"},
    {"Washington’s Favorite", "Wikipedia, St. Helena"},
    {"Box Kite", "PySolFC, Box Kite", "box-kite"},
});

}  // namespace longwood::words::st_helena
