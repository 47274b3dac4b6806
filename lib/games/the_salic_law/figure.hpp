#pragma once

#include "games/figure.hpp"
#include "games/the_salic_law/rules.hpp"

namespace longwood::figures::the_salic_law {
using namespace figure;
using G = TheSalicLaw;

inline constexpr Part hand{.piles = G::hand, .quiet = true}, queens{.piles = G::queens, .marks = "Q"},
    families{.piles = G::families, .marks = "A"};
constexpr auto court(double beneath) {
  return above(families, beneath, down(G::packets, 3.0, {.headed = true}));
}
/// As in the book's figure the queens in a row of their own.
inline constexpr auto wide =
    beside(hand, 0.7, above(fans(G::queens, Lie::right, 1, 9.4, {.apart = 120}), 0.14, court(0.24)));
inline constexpr auto tall = above(beside(hand, 0.34, Notice::head, 0.34, queens), court(0.24));
/// A phone has no room for eight packets side by side.
inline constexpr auto phone = above(beside(above(hand, 0.5, queens), 0.3, rows(families, 4)), 0.24,
                                    down(G::packets, 2.35, {.per = 4, .row_gap = 24, .headed = true}));

inline constexpr auto text = above(beside(G::families, 0.5, G::queens, 0.5, G::hand), lines(G::packets));

/// Queens above, the families in the middle, and beneath them packets headed by kings.
inline constexpr Figure figure{.wide = {{{wide.list, 20}}},
                               .tall = {{{tall.list, 10}, {phone.list, 20}}},
                               .text = text.list,
                               .pitch = 6};

}  // namespace longwood::figures::the_salic_law
