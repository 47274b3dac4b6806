#pragma once

#include "games/figure.hpp"
#include "games/louis/rules.hpp"

namespace longwood::figures::louis {
using namespace figure;
using G = Louis;

/// A pile of each suit in the order of the book's plate 43.
constexpr auto suits(Group piles) {
  const auto of = [&](int suit) { return Group{piles[suit], 1}; };
  return beside(of(diamonds), of(clubs), of(hearts), of(spades));
}
/// Clockwise from above the leftmost ace; at the sides so far from the families.
constexpr auto ring(double aside) {
  const auto row = [&](int left, Group middle, int right) {
    return beside(counted(G::alphabet[left]), aside, suits(middle), aside, counted(G::alphabet[right]));
  };
  constexpr Group above_aces{14, 4}, beneath_kings{8, 4};
  return above(counted(above_aces), row(5, G::aces, 10), 0.12, suits(G::aside), row(4, G::kings, 11),
               counted(beneath_kings, true));
}
inline constexpr auto wide = beside(above(G::hand, 0.7, G::turned), 0.6, ring(0.42), 0.6, Notice::redeals);
inline constexpr auto tall = above(beside(G::hand, 0.2, G::turned, 0.24, Notice::head), 0.22, ring(0.11));

inline constexpr auto text =
    beside(above(G::hand, G::turned), ring(0), 0.5,
           above(caption("Aces rise"), caption(""), caption(""), caption("Kings fall")));

/// The alphabet in a ring round aces and kings.
inline constexpr Figure figure{
    .wide = {{{wide.list, 16}}}, .tall = {{{tall.list, 11}}}, .text = text.list, .pitch = 9};

}  // namespace longwood::figures::louis
