#pragma once

#include "games/figure.hpp"
#include "games/the_original_patience/rules.hpp"

namespace longwood::figures::the_original_patience {
using namespace figure;
using G = TheOriginalPatience;

inline constexpr Part families{.piles = G::families, .marks = "A"};
/// The families below the heaps, as in the book.
inline constexpr auto wide =
    beside(above(down(G::heaps, 2.6), 0.3, families), 0.7, above(G::turned, 0.5, G::hand));
inline constexpr auto tall =
    above(down(G::heaps, 2.6), 0.3, families, 0.3, beside(Notice::beside, G::turned, G::hand));

inline constexpr Figure figure{.wide = {{{wide.list, 20}}}, .tall = {{{tall.list, 16}}}};

}  // namespace longwood::figures::the_original_patience
