#pragma once

#include "games/the_crescent/rules.hpp"
#include "own_invariants.hpp"

template <>
struct longwood::test::OwnTruths<longwood::TheCrescent> {
  static Family family(std::string_view pile) { return {"", pile[1] == 'k' ? -1 : 1, 13}; }
  /// The hand serves the turns alone, and a card is held only as the thirteenth of its suit.
  static void check(const AnyGame& game, const State& state, const Move* last) {
    const GameInfo& info = *game.info;
    EXPECT_EQ(state.total(group(info, "hand")), 0);
    const Group between = group(info, "between"), aces = group(info, "aces"), kings = group(info, "kings");
    for (int suit = 0; suit < between.count; ++suit)
      if (state.size[between[suit]] > 0) {
        EXPECT_EQ(state.size[aces[suit]] + state.size[kings[suit]], 12);
      }
    if (last != nullptr && last->act == Act::redeal) {
      EXPECT_GE(state.counter[TheCrescent::redeals], 1);
    }
  }
};
