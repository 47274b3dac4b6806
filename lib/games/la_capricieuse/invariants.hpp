#pragma once

#include "games/la_capricieuse/rules.hpp"
#include "own_invariants.hpp"

template <>
struct longwood::test::OwnTruths<longwood::LaCapricieuse> {
  static Family family(std::string_view pile) { return {"", pile[1] == 'k' ? -1 : 1, 13}; }
  static void check(const AnyGame& game, const State& state, const Move* /*last*/) {
    const GameInfo& info = *game.info;
    if (state.total(group(info, "hand")) + state.total(group(info, "turned")) == 0) return;
    const Group columns = group(info, "columns");
    for (int i = 1; i < columns.count; ++i) EXPECT_LE(state.size[columns[i]], state.size[columns[i - 1]]);
    EXPECT_LE(state.size[columns[0]] - state.size[columns[11]], 1);
  }
};
