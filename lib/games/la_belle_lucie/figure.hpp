#pragma once

#include "games/figure.hpp"
#include "games/la_belle_lucie/rules.hpp"

namespace longwood::figures::la_belle_lucie {
using namespace figure;
using G = LaBelleLucie;

inline constexpr Part hand{.piles = G::hand, .quiet = true};
inline constexpr Part lay{.gap = 20, .row_gap = 14, .quiet = true, .unless = "vacancy=kings"};
constexpr Part fan(int place) { return fans({G::fans[place], 1}, Lie::right, 1, 2.06, lay); }
inline constexpr Group first{G::fans.first, 15};
inline constexpr Part first_rows = fans(first, Lie::right, 5, 2.06, lay);
inline constexpr auto wide =
    above(first_rows, 0.14, beside(fan(15), 0.2, fan(17), 0.2, fan(16)),
          beside(1.0, rest, Part{.piles = G::families, .gap = 30}, Notice::beside, hand));
inline constexpr auto low =
    above(first_rows, 0.14, beside(fan(15), 0.2, fan(17), 0.2, fan(16), 0.2, G::families, hand));
/// The fans hang down.
inline constexpr auto tall =
    above(beside(G::families, rest, Notice::tally, hand), 0.24,
          down(G::fans, 1.91, {.per = 6, .row_gap = 24, .quiet = true, .unless = "vacancy=kings"}));

inline constexpr auto text = above(lines(G::fans, 3, 26), beside(named(G::families), named(G::hand)));

/// Rows of fans, the single card in the middle of the last row, as in the book’s picture.
inline constexpr Figure figure{.wide = {{{wide.list, 6}, {low.list, 6, 20}}},
                               .tall = {{{tall.list, 10}}},
                               .text = text.list,
                               .pitch = 8};

}  // namespace longwood::figures::la_belle_lucie
