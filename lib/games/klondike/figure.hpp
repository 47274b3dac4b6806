#pragma once

#include "games/figure.hpp"
#include "games/klondike/rules.hpp"

namespace longwood::figures::klondike {
using namespace figure;
using G = Klondike;

inline constexpr auto table = above(
    beside(G::hand, Part{.piles = G::talon, .lie = Lie::fanned}, rest, G::families), down(G::columns, 2.8));

/// Hand and talon at one side, the families above the last columns.
inline constexpr Figure figure{.wide = {{{table.list, 24}}}, .tall = {{{table.list, 7}}}, .pitch = 9};

}  // namespace longwood::figures::klondike
