#pragma once

#include <array>

#include "core/known_as.hpp"

namespace longwood::words::la_nationale {

inline constexpr auto known_as = std::to_array<KnownAs>({
    {"The Nation", "Cadogan, The Nation", "the-nation"},
});

}  // namespace longwood::words::la_nationale
