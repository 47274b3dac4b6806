#pragma once

#include <array>

#include "core/known_as.hpp"

namespace longwood::words::la_nivernaise {

inline constexpr auto known_as = std::to_array<KnownAs>({
    {"Napoleon’s Flank", "Solitaire Till Dawn, Tournament"},
    {"Tournament", "Morehead and Mott-Smith, Tournament", "tournament"},
});

}  // namespace longwood::words::la_nivernaise
