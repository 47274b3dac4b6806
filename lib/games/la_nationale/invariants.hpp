#pragma once

#include "games/la_nationale/rules.hpp"
#include "own_invariants.hpp"

template <>
struct longwood::test::OwnTruths<longwood::LaNationale> {
  static Family family(std::string_view pile) { return {"", pile[1] == 'k' ? -1 : 1, 13}; }
  static void check(const AnyGame& game, const State& state, const Move* /*last*/) {
    const GameInfo& info = *game.info;
    if (state.total(group(info, "hand")) == 0) return;
    // the last column takes what is over when families have given back
    for (int i = 0; i < 11; ++i) EXPECT_LE(state.size[group(info, "columns")[i]], 8);
  }
};
