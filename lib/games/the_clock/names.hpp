#pragma once

#include <array>

#include "core/known_as.hpp"

namespace longwood::words::the_clock {

inline constexpr auto known_as = std::to_array<KnownAs>({
    {"Big Ben", "PySolFC, Big Ben", "big-ben"},
    {"Sundial", "SolSuite, Sundial"},
});

inline constexpr auto mistaken = std::to_array<Mistaken>({
    {"Grandfather’s Clock", "another game, with one pack"},
    {"Sundial of PySolFC", "The Travellers, another game, with one pack"},
});

}  // namespace longwood::words::the_clock
