#pragma once

#include "games/figure.hpp"
#include "games/the_demon/rules.hpp"

namespace longwood::figures::the_demon {
using namespace figure;
using G = TheDemon;

inline constexpr Part stock{.piles = G::stock_pile, .row_gap = 36, .counted = true};
/// With this distance between the families and the columns, which leaves room for the number of the hand. The
/// talon is fanned over half a card.
constexpr auto table(double beneath) {
  return beside(above(G::hand, beneath, stock), Part{.piles = G::talon, .lie = Lie::fanned}, 0.75,
                above(G::families, beneath, down(G::columns, 2.6)));
}
inline constexpr auto wide = table(0.34), tall = table(0.5);

/// A family above each column; beside them hand and talon above the stock.
inline constexpr Figure figure{.wide = {{{wide.list, 30}}}, .tall = {{{tall.list, 12}}}, .pitch = 10};

}  // namespace longwood::figures::the_demon
