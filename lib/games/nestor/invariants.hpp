#pragma once

#include "games/nestor/rules.hpp"
#include "own_invariants.hpp"

template <>
struct longwood::test::OwnTruths<longwood::Nestor> {
  static Family family(std::string_view /*pile*/) { return {"", 1, 13}; }
  static void check(const AnyGame& game, const State& state, const Move* /*last*/) {
    const GameInfo& info = *game.info;
    std::array<Card, max_cards> cards;
    std::array<int, king + 1> out{};
    const int gone = state.cards(group(info, "out"), cards);
    for (int i = 0; i < gone; ++i) ++out[static_cast<std::size_t>(cards[static_cast<std::size_t>(i)].rank())];
    for (const int of_a_rank : out) EXPECT_EQ(of_a_rank % 2, 0);
    const Group columns = group(info, "columns");
    for (int i = 0; i < columns.count && choice(game, state, "columns") == "no-pairs"; ++i) {
      std::array<int, king + 1> in_it{};
      const int size = state.cards(columns[i], cards);
      for (int n = 0; n < size; ++n)
        EXPECT_EQ(++in_it[static_cast<std::size_t>(cards[static_cast<std::size_t>(n)].rank())], 1);
    }
    EXPECT_LE(state.total(group(info, "aside")) + state.total(group(info, "open")) +
                  state.total(group(info, "reserve")),
              4);
  }
};
