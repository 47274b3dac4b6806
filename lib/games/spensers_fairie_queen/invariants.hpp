#pragma once

#include "games/spensers_fairie_queen/rules.hpp"
#include "own_invariants.hpp"

template <>
struct longwood::test::OwnTruths<longwood::SpensersFairieQueen> {
  static Family family(std::string_view /*pile*/) { return {"", 1, 12}; }
  /// A king heads each column that has been begun, all eight when the deal is over, and none lies elsewhere.
  static void check(const AnyGame& game, const State& state, const Move* /*last*/) {
    const Group columns = group(*game.info, "columns");
    for (int i = 0; i < columns.count; ++i) {
      const std::vector<Card> cards = pile_cards(state, columns[i]);
      EXPECT_TRUE(!cards.empty() || state.total(group(*game.info, "hand")) > 0);
      for (std::size_t n = 0; n < cards.size(); ++n) EXPECT_EQ(cards[n].rank() == king, n == 0);
    }
  }
};
