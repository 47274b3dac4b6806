#pragma once

#include "games/figure.hpp"
#include "games/the_flower_garden/rules.hpp"

namespace longwood::figures::the_flower_garden {
using namespace figure;
using G = TheFlowerGarden;

inline constexpr auto wide = above(sided(beside(down(G::packets, 2.6), rows(G::families, 2))), 0.26,
                                   rows(G::bouquet, 8, {.quiet = true}));
inline constexpr auto tall =
    above(G::families, down(G::packets, 2.6), 0.18, rows(G::bouquet, 6, {.quiet = true}));

inline constexpr auto text = above(lines(G::packets), named(G::families), rows(G::bouquet, 8));

/// Six packets, the families beside or above them, and the bouquet before the player.
inline constexpr Figure figure{
    .wide = {{{wide.list, 16}}}, .tall = {{{tall.list, 8}}}, .text = text.list, .pitch = 8};

}  // namespace longwood::figures::the_flower_garden
