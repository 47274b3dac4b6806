#pragma once

#include "games/mount_olympus/rules.hpp"
#include "own_invariants.hpp"

template <>
struct longwood::test::OwnTruths<longwood::MountOlympus> {
  static Family family(std::string_view pile) {
    switch (pile[0]) {
      case 's': return pile[1] == 'a' ? Family{"AS", 2, 7} : Family{"2S", 2, 6};
      case 'h': return pile[1] == 'a' ? Family{"AH", 2, 7} : Family{"2H", 2, 6};
      case 'd': return pile[1] == 'a' ? Family{"AD", 2, 7} : Family{"2D", 2, 6};
      default: return pile[1] == 'a' ? Family{"AC", 2, 7} : Family{"2C", 2, 6};
    }
  }
  /// Aces and twos lie under the families. Unless cards are dealt upon them, packets descend in suit by twos;
  /// and where vacancies are filled at once, there is none while hand or talon have cards.
  static void check(const AnyGame& game, const State& state, const Move* /*last*/) {
    const Group battery = group(*game.info, "battery");
    const int stock = state.total(group(*game.info, "hand")) + state.total(group(*game.info, "talon"));
    EXPECT_GE(shortest(state, {0, 16}), 1);
    if (choice(game, state, "fill") == "at-once") {
      EXPECT_TRUE(stock == 0 || shortest(state, battery) > 0);
    }
    if (choice(game, state, "dealing") == "nine") {
      EXPECT_EQ(state.total(group(*game.info, "talon")), 0);
      return;
    }
    for (int i = 0; i < battery.count; ++i) {
      const std::vector<Card> cards = pile_cards(state, battery[i]);
      for (std::size_t n = 1; n < cards.size(); ++n) {
        EXPECT_EQ(cards[n].suit(), cards[n - 1].suit());
        EXPECT_EQ(cards[n].rank() + 2, cards[n - 1].rank());
      }
    }
  }
};
