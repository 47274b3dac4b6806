#pragma once

#include "games/babette/rules.hpp"
#include "games/figure.hpp"

namespace longwood::figures::babette {
using namespace figure;
using G = Babette;

inline constexpr auto homes = beside(G::kings, G::aces);
inline constexpr auto wide =
    beside(above(G::hand, 0.8, Notice::redeals), 1.1, above(homes, down(G::columns, 2.8)));
inline constexpr auto tall = above(beside(G::hand, 0.34, Notice::head), homes, down(G::columns, 2.8));
/// Eight columns side by side would leave the better part of a phone empty.
inline constexpr auto phone =
    above(beside(above(G::hand, 0.06, Notice::tally, rest), 0.3, above(G::kings, 0.2, G::aces)),
          down(G::columns, 2.35, {.per = 4, .row_gap = 30}));

/// Kings and aces in one row, and beneath each a column of the garden.
inline constexpr Figure figure{.wide = {{{wide.list, 20}}}, .tall = {{{tall.list, 10}, {phone.list, 20}}}};

}  // namespace longwood::figures::babette
