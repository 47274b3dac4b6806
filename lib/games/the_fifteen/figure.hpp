#pragma once

#include "games/figure.hpp"
#include "games/the_fifteen/rules.hpp"

namespace longwood::figures::the_fifteen {
using namespace figure;
using G = TheFifteen;

/// One column is under the distance between the two kinds of family.
constexpr auto table(double apart) { return above(beside(G::aces, apart, G::kings), down(G::columns, 3.0)); }
inline constexpr auto wide = table(1.24), close = table(1);
inline constexpr auto tall =
    above(beside(G::aces, G::kings), down(G::columns, 2.2, {.per = 8, .row_gap = 20}));
inline constexpr Group last{22, 1}, others{8, 14};
/// Seven and seven columns, and the last beside the families.
inline constexpr auto phone =
    above(beside(above(G::aces, 0.06, G::kings), 2.18, down(last, 2.04, {.most = 204})),
          down(others, 2.2, {.per = 7, .row_gap = 20}));

inline constexpr auto text = above(beside(above(caption("Aces, rising"), caption("Kings, falling")), 0.6,
                                          above(named(G::aces), named(G::kings))),
                                   down(G::columns, 3.0));

/// The families of aces and kings, and beneath them fifteen columns.
inline constexpr Figure figure{.wide = {{{wide.list, 12}, {close.list, 0}}},
                               .tall = {{{tall.list, 6}, {phone.list, 6, 10}}},
                               .text = text.list,
                               .pitch = 5};

}  // namespace longwood::figures::the_fifteen
