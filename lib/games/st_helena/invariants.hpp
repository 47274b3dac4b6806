#pragma once

#include "games/st_helena/rules.hpp"
#include "own_invariants.hpp"

template <>
struct longwood::test::OwnTruths<longwood::StHelena> {
  static Family family(std::string_view pile) { return {"", pile[1] == 'k' ? -1 : 1, 13}; }
  static void check(const AnyGame& game, const State& state, const Move* /*last*/) {
    EXPECT_TRUE(no_vacancy(*game.info, state, "packets") || choice(game, state, "supply") != "at-once");
  }
};
