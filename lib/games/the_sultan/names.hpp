#pragma once

#include <array>

#include "core/known_as.hpp"

namespace longwood::words::the_sultan {

inline constexpr auto known_as = std::to_array<KnownAs>({
    {"Sultan of Turkey", "Parlett, The Penguin Book of Patience"},
    {"Emperor of Germany", "Parlett, The Penguin Book of Patience"},
    {"Henry the Eighth", "Solitaire Forever II"},
});

}  // namespace longwood::words::the_sultan
