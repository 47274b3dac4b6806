#pragma once

#include "games/figure.hpp"
#include "games/fortress/rules.hpp"

namespace longwood::figures::fortress {
using namespace figure;
using G = Fortress;

constexpr auto wings(const auto& middle, double apart, double room) {
  return beside(fans(G::left, Lie::left, 1, room), apart, middle, apart, fans(G::right, Lie::right, 1, room));
}
inline constexpr auto wide = wings(upright(G::aces), 0.45, 4.3);
/// Each wing in two files, three rows and two.
inline constexpr Group near_left{4, 3}, far_left{7, 2}, near_right{9, 3}, far_right{12, 2};
inline constexpr auto low =
    beside(fans(far_left, Lie::left, 1, 2.6), 0.3, fans(near_left, Lie::left, 1, 2.6), 0.3, rows(G::aces, 2),
           0.3, fans(near_right, Lie::right, 1, 2.6), 0.3, fans(far_right, Lie::right, 1, 2.6));
inline constexpr auto tall =
    above(Part{.piles = G::aces, .gap = 20}, 0.38,
          beside(fans(G::left, Lie::left, 1, 2.86), 0.3, fans(G::right, Lie::right, 1, 2.86)));

inline constexpr auto text =
    beside(Part{.piles = G::left, .lie = Lie::left, .per = 1, .pitch = 37, .line = 2},
           Part{.piles = G::aces, .per = 1, .pitch = 8, .line = 2, .tag = Tag::before},
           Part{.piles = G::right, .lie = Lie::right, .per = 1, .pitch = 37, .line = 2});

/// Two wings of rows with the aces between; the outward ends are free.
inline constexpr Figure figure{.wide = {{{wide.list, 13}, {low.list, 13, 30}}},
                               .tall = {{{tall.list, 13}}},
                               .text = text.list,
                               .pitch = 8};

}  // namespace longwood::figures::fortress
