#pragma once

#include "games/figure.hpp"
#include "games/la_nivernaise/rules.hpp"

namespace longwood::figures::la_nivernaise {
using namespace figure;
using G = LaNivernaise;

/// Four piles one above another.
constexpr Part upright_four(Pile first) { return rows({first, 4}, 1, {.row_gap = 10}); }
/// The flanks so far from hand and mark, and those so far from the families.
constexpr auto centre(double aside, double apart) {
  return fixed(beside(
      upright_four(G::flanks[0]), aside,
      beside(G::hand, apart, upright_four(G::aces[0]), upright_four(G::kings[0]), apart, Notice::redeals),
      aside, upright_four(G::flanks[4])));
}
inline constexpr auto wide = above(centre(0.75, 0.85), 0.1, rising(G::line, 116));
inline constexpr auto tall = above(centre(0.11, 0.11), rising(G::line, 148));

/// La Nivernaise: the flanks at both sides, the families between them in two upright columns, the line of six
/// beneath.
inline constexpr auto spots = [] {
  std::array<Spot, 23> all{};
  std::size_t n = 0;
  constexpr int aces = 33, kings = 43, line = 13, line_apart = 10;
  for (int i = 0; i < 4; ++i) {
    const auto row = static_cast<std::uint8_t>(1 + 3 * i);
    all[n++] = {G::aces[i], row, aces, Fan::top};
    all[n++] = {G::kings[i], row, kings, Fan::top};
    all[n++] = {G::flanks[i], row, 4, Fan::top, Tag::before};
    all[n++] = {G::flanks[4 + i], row, 72, Fan::top, Tag::after};
  }
  for (int i = 0; i < 6; ++i)
    all[n++] = {G::line[i], 14, static_cast<std::uint8_t>(line + line_apart * i), Fan::down};
  all[n++] = {G::hand, 1, 13, Fan::count};
  return all;
}();

inline constexpr auto words = std::to_array<Legend>({{1, 18, "Aces rise"}, {1, 50, "Kings fall"}});

inline constexpr Figure figure{
    .wide = {{{wide.list, 20}}}, .tall = {{{tall.list, 11}}}, .board = {.spots = spots, .words = words}};

}  // namespace longwood::figures::la_nivernaise
