#pragma once

#include "games/figure.hpp"
#include "games/two_rows.hpp"

/// The table of La Nationale and La Capricieuse: twelve columns under two rows of families.
namespace longwood::figures::two_rows {
using namespace figure;

template <class G>
struct Table {
  static constexpr Part hand{.piles = G::hand, .quiet = true}, turned{.piles = G::turned, .quiet = true};
  /// The two families of a suit, and beside them the place of the card that is held for them.
  static constexpr auto suit(int i) {
    return beside(above(Group{G::aces[i], 1}, 0.2, Group{G::kings[i], 1}), 0.05, Group{G::between[i], 1});
  }
  static constexpr auto wide =
      above(beside(hand, 0.2, turned, rest, above(caption("Aces, rising"), caption("Kings, falling")), 0.3,
                   beside(suit(0), 0.2, suit(1), 0.2, suit(2), 0.2, suit(3)), rest, Notice::redeals),
            0.4, down(G::columns, 2.54));
  /// In a low window all families are in one row.
  static constexpr auto low =
      above(beside(hand, turned, 0.35, G::aces, G::between, 0.25, G::kings), down(G::columns, 2.4));
  static constexpr auto tall = above(
      beside(above(hand, 0.11, turned), above(G::aces, 0.11, G::between, 0.11, G::kings), Notice::tally),
      0.24, down(G::columns, 1.93, {.per = 6, .row_gap = 24}));
  static constexpr auto text =
      above(beside(above(caption("Aces, rising"), caption(""), caption("Kings, falling")), 0.6,
                   above(named(G::aces), named(G::between), named(G::kings)),
                   above(named(G::hand), caption(""), named(G::turned))),
            down(G::columns, 2.54));

  static constexpr Figure figure{.wide = {{{wide.list, 11}, {low.list, 11}}},
                                 .tall = {{{tall.list, 11}}},
                                 .text = text.list,
                                 .pitch = 6};
};

}  // namespace longwood::figures::two_rows
