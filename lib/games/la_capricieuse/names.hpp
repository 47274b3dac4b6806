#pragma once

#include <array>

#include "core/known_as.hpp"

namespace longwood::words::la_capricieuse {

inline constexpr auto known_as = std::to_array<KnownAs>({
    {"Capricious", "Morehead and Mott-Smith"},
});

}  // namespace longwood::words::la_capricieuse
