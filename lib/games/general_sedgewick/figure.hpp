#pragma once

#include "games/figure.hpp"
#include "games/general_sedgewick/rules.hpp"

namespace longwood::figures::general_sedgewick {
using namespace figure;
using G = GeneralSedgewick;

/// A packet of the cross, so deep at least.
constexpr Part packet(int place, double deep) { return down({G::cross[place], 1}, deep, {.most = 193}); }
constexpr Group family(int suit) { return {G::families[suit], 1}; }
/// The rows of the cross, the outer packets so far from its middle and the families so far from them.
constexpr auto cross(double inner, double outer, double deep) {
  return above(beside(family(0), outer, packet(0, deep), outer, family(1)), 0.12,
               beside(packet(1, deep), inner, packet(2, deep), inner, packet(3, deep)), 0.12,
               beside(family(3), outer, packet(4, deep), outer, family(2)));
}
inline constexpr auto wide = beside(cross(0.3, 1.9, 1.44), 0.7, above(rest, G::hand, 0.5, G::talon, rest));
inline constexpr auto tall = above(cross(0.12, 1.24, 1.32), 0.18, beside(Notice::beside, G::talon, G::hand));

/// A packet as a line of cards.
constexpr Part in_line(int place) {
  return {.piles = {G::cross[place], 1}, .lie = Lie::right, .pitch = 22, .line = 3, .tag = Tag::above};
}
constexpr Part corner(int suit) { return {.piles = family(suit), .pitch = 28}; }
inline constexpr auto text =
    above(beside(corner(0), in_line(0), corner(1)), beside(in_line(1), in_line(2), in_line(3)),
          beside(corner(3), in_line(4), corner(2)), beside(G::talon, G::hand));

/// The cross, a family at each corner outside it, and hand and talon at the side.
inline constexpr Figure figure{.wide = {{{wide.list, 12}}}, .tall = {{{tall.list, 12}}}, .text = text.list};

}  // namespace longwood::figures::general_sedgewick
