#pragma once

#include "games/figure.hpp"
#include "games/the_fourteenth/rules.hpp"

namespace longwood::figures::the_fourteenth {
using namespace figure;
using G = TheFourteenth;

inline constexpr Part square = rows(G::square, 5, {.row_gap = 12, .lined = true});
inline constexpr auto wide = beside(G::hand, 1.2, square, 1.2, G::out);
inline constexpr auto tall =
    above(beside(G::hand, 0.28, Notice::head), 0.5, rows(G::square, 5, {.lined = true}));

/// A square of five by five.
inline constexpr Figure figure{.wide = {{{wide.list, 20}}}, .tall = {{{tall.list, 9}}}, .pitch = 9};

}  // namespace longwood::figures::the_fourteenth
