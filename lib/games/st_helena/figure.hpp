#pragma once

#include "games/figure.hpp"
#include "games/st_helena/rules.hpp"

namespace longwood::figures::st_helena {
using namespace figure;
using G = StHelena;

/// Clockwise from above the left king; at the sides so far from the families.
constexpr auto ring(double aside) {
  const auto row = [&](int left, Group middle, int right) {
    return beside(counted(G::packets[left]), aside, middle, aside, counted(G::packets[right]));
  };
  return above(counted(G::top_row), row(11, G::kings, 4), 0.12, G::between, row(10, G::aces, 5),
               counted(G::bottom_row, true));
}
inline constexpr auto wide = beside(G::hand, 0.6, ring(0.42), 0.6, Notice::redeals);
inline constexpr auto tall = above(beside(G::hand, 0.34, Notice::head), 0.38, ring(0.11));

inline constexpr auto text = beside(
    G::hand, ring(0), 0.5, above(caption("Kings fall"), caption(""), caption(""), caption("Aces rise")));

/// A ring of packets round kings and aces.
inline constexpr Figure figure{
    .wide = {{{wide.list, 16}}}, .tall = {{{tall.list, 11}}}, .text = text.list, .pitch = 9};

}  // namespace longwood::figures::st_helena
