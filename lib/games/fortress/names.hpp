#pragma once

#include <array>

#include "core/known_as.hpp"

namespace longwood::words::fortress {

inline constexpr auto known_as = std::to_array<KnownAs>({
    {"Chessboard", "PySolFC, Chessboard; AisleRiot", "chessboard"},
});

inline constexpr auto mistaken = std::to_array<Mistaken>({
    {"Beleaguered Castle", "another game, in which suits do not matter in the rows"},
});

}  // namespace longwood::words::fortress
