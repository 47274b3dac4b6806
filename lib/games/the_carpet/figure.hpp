#pragma once

#include "games/figure.hpp"
#include "games/the_carpet/rules.hpp"

namespace longwood::figures::the_carpet {
using namespace figure;
using G = TheCarpet;

inline constexpr Part carpet = rows(G::carpet, 5);
inline constexpr auto wide = beside(upright(G::families), 0.7, carpet, 0.7, above(G::hand, 0.5, G::talon));
/// Hand and talon at the thumb.
inline constexpr auto tall =
    above(carpet, beside(G::families, rest), beside(Notice::beside, G::talon, G::hand));

/// Twenty places edge to edge, the families, and hand and talon.
inline constexpr Figure figure{.wide = {{{wide.list, 10}}}, .tall = {{{tall.list, 10}}}, .pitch = 9};

}  // namespace longwood::figures::the_carpet
