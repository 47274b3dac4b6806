#pragma once

#include "games/la_nivernaise/rules.hpp"
#include "own_invariants.hpp"

template <>
struct longwood::test::OwnTruths<longwood::LaNivernaise> {
  static Family family(std::string_view pile) { return {"", pile[1] == 'k' ? -1 : 1, 13}; }
  static void check(const AnyGame& game, const State& state, const Move* /*last*/) {
    const bool before_the_round = choice(game, state, "round-after-redeal") == "after-filling" &&
                                  state.total(group(*game.info, "line")) == 0;
    EXPECT_TRUE(no_vacancy(*game.info, state, "line") || before_the_round);
  }
};
