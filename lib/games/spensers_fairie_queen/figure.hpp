#pragma once

#include "games/figure.hpp"
#include "games/spensers_fairie_queen/rules.hpp"

namespace longwood::figures::spensers_fairie_queen {
using namespace figure;
using G = SpensersFairieQueen;

inline constexpr Part hand{.piles = G::hand, .quiet = true};
inline constexpr auto columns = above(G::families, down(G::columns, 3.4, {.headed = true}));
inline constexpr auto wide = beside(hand, 0.7, columns);
inline constexpr auto tall = above(beside(hand, 0.34, Notice::head), columns);
/// A phone has no room for eight columns side by side.
inline constexpr auto phone = above(beside(above(hand, 0.06, Notice::tally, rest), 0.3, rows(G::families, 4)),
                                    down(G::columns, 2.35, {.per = 4, .row_gap = 30, .headed = true}));

inline constexpr auto text = above(beside(G::families, G::hand), lines(G::columns));

/// The families in one row, and beneath them columns headed by kings.
inline constexpr Figure figure{.wide = {{{wide.list, 20}}},
                               .tall = {{{tall.list, 10}, {phone.list, 20}}},
                               .text = text.list,
                               .pitch = 7};

}  // namespace longwood::figures::spensers_fairie_queen
