#pragma once

#include "games/figure.hpp"
#include "games/napoleon_at_st_helena/rules.hpp"

namespace longwood::figures::napoleon_at_st_helena {
using namespace figure;
using G = NapoleonAtStHelena;

inline constexpr auto wide = above(beside(G::hand, G::talon, G::families), 0.5, down(G::columns, 2.6));
inline constexpr auto tall = above(beside(above(G::talon, 0.14, G::hand), 0.38, rows(G::families, 4)), 0.5,
                                   down(G::columns, 1.9, {.per = 5, .row_gap = 20}));

/// Hand, talon and the families in one row, and beneath it ten columns.
inline constexpr Figure figure{.wide = {{{wide.list, 14}}}, .tall = {{{tall.list, 14}}}, .pitch = 7};

}  // namespace longwood::figures::napoleon_at_st_helena
