#pragma once

#include "games/figure.hpp"
#include "games/the_trefoil/rules.hpp"

namespace longwood::figures::the_trefoil {
using namespace figure;
using G = TheTrefoil;

inline constexpr Part hand{.piles = G::hand, .quiet = true};
constexpr auto table(int in_row, double room) {
  return above(fans(G::fans, Lie::right, in_row, room, {.gap = 30, .row_gap = 14, .quiet = true}),
               beside(1.0, rest, Part{.piles = G::families, .gap = 30}, Notice::beside, hand));
}
/// Where the aces are dealt with the others there are more fans.
inline constexpr auto wide = table(4, 2.5), more = table(5, 2.0);
inline constexpr auto low =
    beside(fans(G::fans, Lie::right, 4, 2.5, {.gap = 30, .row_gap = 14, .quiet = true}), 0.3,
           rows(G::families, 1, {.row_gap = 14}), above(rest, hand));
inline constexpr auto tall = above(beside(G::families, rest, Notice::tally, hand), 0.24,
                                   down(G::fans, 1.91, {.per = 6, .row_gap = 24, .quiet = true}));

inline constexpr auto text = above(lines(G::fans, 3, 26), beside(named(G::families), named(G::hand)));

/// Rows of fans, the aces along the lower edge or beside the last row.
inline constexpr Figure figure{.wide = {{{wide.list, 6}, {more.list, 6, 10}, {low.list, 6, 20}}},
                               .tall = {{{tall.list, 10}}},
                               .text = text.list,
                               .pitch = 8};

}  // namespace longwood::figures::the_trefoil
