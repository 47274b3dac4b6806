#pragma once

#include "games/figure.hpp"

/// The table of the two houses: fans in rows, the families beneath or beside them.
namespace longwood::figures::houses {
using namespace figure;

template <class G>
struct Table {
  static constexpr Part hand{.piles = G::hand, .quiet = true};
  static constexpr auto fanned(int in_row, double room) {
    return fans(G::fans, Lie::right, in_row, room, {.gap = 16, .row_gap = 14, .quiet = true});
  }
  static constexpr auto beneath(int in_row, double room) {
    return above(fanned(in_row, room),
                 beside(rest, Part{.piles = G::families, .gap = 6}, Notice::beside, hand));
  }
  static constexpr auto wide = beneath(9, 1.75), six = beneath(6, 1.6), close = beneath(9, 1.52);
  static constexpr auto beside_fans(double room) {
    return beside(fanned(6, room), 0.3, above(rows(G::families, 2), 0.2, beside(hand), rest));
  }
  static constexpr auto aside = beside_fans(1.75), tight = beside_fans(1.52);
  /// Beside the families two places are free.
  static constexpr Part tally{.kind = Part::Kind::notice, .notice = Notice::tally, .room = 190};
  /// The fans hang down in rows of seven, the last of them beside the families.
  static constexpr Group last{G::fans[35], 1}, others{G::fans.first, 35};
  static constexpr auto tall = above(down(others, 1.3, {.per = 7, .row_gap = 14, .quiet = true}), 0.14,
                                     beside(down(last, 2.04, {.most = 204, .quiet = true}),
                                            rows(G::families, 4), rest, above(tally, beside(rest, hand))));
  static constexpr auto narrow = above(down(G::fans, 1.3, {.per = 6, .row_gap = 14, .quiet = true}), 0.14,
                                       beside(rows(G::families, 4), rest, above(tally, hand)));
  static constexpr auto text = above(lines(G::fans, 3, 26), rows(named(G::families), 4), named(G::hand));

  static constexpr Figure figure{.wide = {{{wide.list, 12, 8},
                                           {six.list, 12, 8},
                                           {aside.list, 6, 8},
                                           {close.list, 12, 8},
                                           {tight.list, 6, 15}}},
                                 .tall = {{{tall.list, 6, 8}, {narrow.list, 6, 8}}},
                                 .text = text.list};
};

}  // namespace longwood::figures::houses
