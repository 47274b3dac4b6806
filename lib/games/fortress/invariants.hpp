#pragma once

#include "games/fortress/rules.hpp"
#include "own_invariants.hpp"

template <>
struct longwood::test::OwnTruths<longwood::Fortress> {
  static Family family(std::string_view pile) { return {"", pile[1] == 'k' ? -1 : 1, 13}; }
  static void check(const AnyGame& /*game*/, const State& state, const Move* /*last*/) {
    EXPECT_EQ(state.total({0, 14}), 52);
  }
};
