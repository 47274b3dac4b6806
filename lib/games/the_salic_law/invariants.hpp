#pragma once

#include "games/the_salic_law/rules.hpp"
#include "own_invariants.hpp"

template <>
struct longwood::test::OwnTruths<longwood::TheSalicLaw> {
  static Family family(std::string_view pile) {
    return pile == "queens" ? Family{"QS", 0, 8} : Family{"AS", 1, 11, true};
  }
  /// A king begins each packet that has been begun, all eight when the deal is over, and no king, queen or
  /// ace lies elsewhere in one.
  static void check(const AnyGame& game, const State& state, const Move* /*last*/) {
    const Group packets = group(*game.info, "packets");
    for (int i = 0; i < packets.count; ++i) {
      const std::vector<Card> cards = pile_cards(state, packets[i]);
      EXPECT_TRUE(!cards.empty() || state.total(group(*game.info, "hand")) > 0);
      for (std::size_t n = 0; n < cards.size(); ++n) {
        EXPECT_EQ(cards[n].rank() == king, n == 0);
        EXPECT_TRUE(n == 0 || (cards[n].rank() > ace && cards[n].rank() < queen));
      }
    }
  }
};
