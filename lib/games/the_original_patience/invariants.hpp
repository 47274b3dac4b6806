#pragma once

#include "games/the_original_patience/rules.hpp"
#include "own_invariants.hpp"

template <>
struct longwood::test::OwnTruths<longwood::TheOriginalPatience> {
  static Family family(std::string_view /*pile*/) { return {"AS", 1, 13, true}; }
  /// While cards are in hand one is turned, and it is not an ace unless that may be held back.
  static void check(const AnyGame& game, const State& state, const Move* /*last*/) {
    const Pile turned = group(*game.info, "turned").first;
    EXPECT_LE(state.size[turned], 1);
    EXPECT_TRUE(state.size[turned] == 1 || state.total(group(*game.info, "hand")) == 0);
    if (choice(game, state, "hold") != "any") {
      EXPECT_NE(state.top[turned].rank(), ace);
    }
  }
};
