#pragma once

#include "games/figure.hpp"
#include "games/klondike/rules.hpp"

namespace longwood::figures::klondike {
using namespace figure;
using G = Klondike;

constexpr auto head = beside(G::hand, Part{.piles = G::talon, .lie = Lie::fanned}, rest, G::families);
inline constexpr auto wide = above(head, down(G::columns, 2.8));
/// The number in hand stays clear of a card that a hint raises.
inline constexpr auto tall = above(head, 0.64, down(G::columns, 2.8));

/// Hand and talon at one side, the families above the last columns.
inline constexpr Figure figure{.wide = {{{wide.list, 24}}}, .tall = {{{tall.list, 7}}}, .pitch = 9};

}  // namespace longwood::figures::klondike
