#pragma once

#include "games/figure.hpp"
#include "games/nestor/rules.hpp"

namespace longwood::figures::nestor {
using namespace figure;
using G = Nestor;

inline constexpr Part reserve{.piles = G::reserve, .quiet = true};
inline constexpr auto wide = above(down(G::columns, 2.0, {.most = 250}), 0.3,
                                   beside(G::hand, rest, G::aside, reserve, rest, 0.14, G::out));
/// The columns in two rows, and beneath them reserve and cards aside, at the thumb.
inline constexpr auto tall = above(down(G::columns, 2.0, {.per = 4, .row_gap = 25, .most = 250}), 0.25,
                                   beside(G::hand, above(reserve, 0.12, G::aside)));

inline constexpr auto text =
    above(down(G::columns, 2.0), caption(" "), caption(" "), caption(" "), caption(" "), caption(" "),
          beside(G::reserve, G::aside), beside(named(G::hand, 30), named(G::out)));

/// Eight columns, and before the player the reserve and what is set aside from it.
inline constexpr Figure figure{
    .wide = {{{wide.list, 14}}}, .tall = {{{tall.list, 12}}}, .text = text.list, .pitch = 9};

}  // namespace longwood::figures::nestor
