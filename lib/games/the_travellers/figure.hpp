#pragma once

#include "games/figure.hpp"
#include "games/the_travellers/rules.hpp"

namespace longwood::figures::the_travellers {
using namespace figure;
using G = TheTravellers;

/// Where the cards that have travelled come to lie: the packet's number and, for three, the card.
inline constexpr auto marks =
    std::to_array<std::string_view>({"1 A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11 J", "12 Q"});
/// A packet and its foot.
constexpr auto station(int i, bool counted = false) {
  return beside(
      Part{.piles = {G::packets[i], 1}, .counted = counted}, 0.07,
      Part{.piles = {G::feet[i], 1}, .counted = counted, .marks = marks[static_cast<std::size_t>(i)]});
}
constexpr auto four(int first, bool counted = false) {
  return beside(station(first, counted), 0.4, station(first + 1, counted), 0.4, station(first + 2, counted),
                0.4, station(first + 3, counted));
}
constexpr auto three(int first) {
  return beside(station(first), 0.2, station(first + 1), 0.2, station(first + 2));
}
inline constexpr Part kings{.piles = G::kings, .lie = Lie::right, .room = 205, .apart = 36},
    named_kings{.piles = G::kings, .lie = Lie::right, .room = 205, .apart = 36, .named = true},
    traveller{.piles = G::traveller, .named = true};
inline constexpr auto stations = above(four(0), 0.2, four(4), 0.2, four(8));
inline constexpr auto wide =
    above(stations, 0.4, beside(Notice::beside, G::hand, rest, traveller, rest, named_kings));
inline constexpr auto low = beside(stations, 0.54, above(G::hand, 0.34, G::traveller, 0.2, kings));
constexpr auto upright(double apart) {
  return above(three(0), apart, three(3), apart, three(6), apart, three(9), 0.4,
               beside(0.53, G::hand, 1.27, traveller, 0.75, named_kings, rest));
}
inline constexpr auto tall = upright(0.45), close = upright(0.2);
inline constexpr auto text = above(four(0, true), four(4, true), four(8, true),
                                   beside(G::traveller, 1.0, G::hand, 1.0, lines(G::kings, 1, 30)));

/// Twelve packets, beside each what has travelled there, and reserve, traveller and kings.
inline constexpr Figure figure{.wide = {{{wide.list, 16}, {low.list, 16, 5}}},
                               .tall = {{{tall.list, 16}, {close.list, 16, 2}}},
                               .text = text.list,
                               .pitch = 9};

}  // namespace longwood::figures::the_travellers
