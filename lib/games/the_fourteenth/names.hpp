#pragma once

#include <array>

#include "core/known_as.hpp"

namespace longwood::words::the_fourteenth {

inline constexpr auto known_as = std::to_array<KnownAs>({
    {"Number Fourteen", "Solitaire Forever II, Number Fourteen", "number-fourteen"},
    {"Quatorze", "AisleRiot and PySolFC, Quatorze", "quatorze"},
});

inline constexpr auto mistaken = std::to_array<Mistaken>({
    {"Take Fourteen", "another game, in which the cards lie in piles"},
    {"Fourteen Out", "another game, in which the cards lie in piles"},
});

}  // namespace longwood::words::the_fourteenth
