#pragma once

#include <map>

#include "games/the_sultan/rules.hpp"
#include "own_invariants.hpp"

template <>
struct longwood::test::OwnTruths<longwood::TheSultan> {
  static Family family(std::string_view pile) {
    static const std::map<std::string_view, std::string_view> bases{
        {"dk1", "KD"}, {"dk2", "KD"}, {"sk1", "KS"}, {"sk2", "KS"},
        {"ck1", "KC"}, {"ck2", "KC"}, {"hk", "KH"},  {"ha", "AH"}};
    return {bases.at(pile), 1, pile == "ha" ? 12 : 13};
  }
  static void check(const AnyGame& game, const State& state, const Move* /*last*/) {
    const GameInfo& info = *game.info;
    const Group divan = group(info, "divan");
    const int stock = state.total(group(info, "hand")) + state.total(group(info, "talon"));
    const bool six = choice(game, state, "divan") == "six";
    if (choice(game, state, "refill") == "at-once") {
      EXPECT_TRUE(stock == 0 || state.total(divan) == (six ? 6 : 8));
    }
    for (int i = 0; i < divan.count; ++i) EXPECT_LE(state.size[divan[i]], 1);
    EXPECT_EQ(state.total(group(info, "sultan")), 1);
  }
};
