#pragma once

#include "games/the_fourteenth/rules.hpp"
#include "own_invariants.hpp"

template <>
struct longwood::test::OwnTruths<longwood::TheFourteenth> {
  static Family family(std::string_view pile) { return {"", pile[1] == 'k' ? -1 : 1, 13}; }
  static void check(const AnyGame& game, const State& state, const Move* /*last*/) {
    const GameInfo& info = *game.info;
    const int in_hand = state.total(group(info, "hand")), laid = state.total(group(info, "square"));
    EXPECT_EQ((laid + in_hand) % 2, 0);
    // two places may be vacant while the last card waits to be laid in one of them
    const int gaps = 25 - laid;
    EXPECT_TRUE(in_hand == 0 || gaps == 0 ||
                (choice(game, state, "last-card") == "chosen" && in_hand == 1 && gaps == 2));
  }
};
