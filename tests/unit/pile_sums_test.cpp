#include "solve/memory/pile_sums.hpp"

#include <array>
#include <bit>
#include <span>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "games/playout.hpp"
#include "solve/heuristics/search_spec.hpp"

/// The remembered sums of piles must equal freshly computed ones.
namespace longwood::test {
namespace {

int places(Card card, Card below, Kinds beneath) {
  return card.rank() + (below.none() ? 100 : 3 * below.rank()) + std::popcount(beneath);
}

/// The same card by card.
int sum_of(const State& s, Pile pile) {
  std::array<Card, max_cards> cards;
  const int n = s.cards(pile, cards);
  int sum = 0;
  Kinds beneath = 0;
  Card below;
  for (const Card card : std::span{cards}.first(static_cast<std::size_t>(n))) {
    sum += places(card, below, beneath);
    beneath |= Kinds{1} << card.kind();
    below = card;
  }
  return sum;
}

int above_of(const State& s, Pile pile, Kinds kinds) {
  int sum = 0, above = 0;
  Card card = s.top[pile];
  for (int n = s.size[pile]; n > 0; --n, ++above, card = s.under[card.id])
    if ((kinds >> card.kind() & 1) != 0) sum += above;
  return sum;
}

/// Visits the positions of some deals that are played at random, those before a move now and then again.
template <class Visit>
void visit_positions(const AnyGame& game, const Visit& visit) {
  for (std::uint64_t deal = 0; deal < 6; ++deal) {
    Rng rng{deal, 21};
    Table table = game.start(deal_by_number(game.info->packs, deal), random_options(*game.info, rng));
    visit(table);
    for (int moves = 0; moves < 150; ++moves) {
      const Table::Mark mark = table.mark();
      if (!play_at_random(game, table, rng)) break;
      visit(table);
      if (rng.below(3) != 0) continue;
      table.undo_to(mark);
      visit(table);
    }
  }
}

TEST(PileSums, AreThoseOfTheCardsThatLieThere) {
  constexpr Kinds every_other = 0x5'5555'5555'5555;
  for (const AnyGame& game : all_games()) {
    if (search_spec_for(*game.info).order.by_piles == nullptr) continue;
    PileSums memory, above_first;
    Rng rng{1, 22};
    visit_positions(game, [&](const Table& table) {
      const Kinds kinds = Kinds{1} << rng.below(52) | Kinds{1} << rng.below(52);
      for (Pile pile = 0; pile < max_piles; ++pile) {
        const Card top = table.top(pile);
        ASSERT_EQ(above_first.above(table, top, every_other), above_of(table.state(), pile, every_other));
        ASSERT_EQ(above_first.sum(table, top, places), sum_of(table.state(), pile));
        ASSERT_EQ(memory.sum(table, top, places), sum_of(table.state(), pile));
        ASSERT_EQ(memory.above(table, top, kinds), above_of(table.state(), pile, kinds));
        ASSERT_EQ(PileSums::count_above(table, top, kinds), above_of(table.state(), pile, kinds));
      }
    });
  }
}

/// One memory for all deals and options, as a search keeps it.
TEST(PileSums, EstimatesDoNotDependOnWhatIsRemembered) {
  for (const AnyGame& game : all_games()) {
    const Order& order = search_spec_for(*game.info).order;
    if (order.by_piles == nullptr) continue;
    PileSums memory;
    visit_positions(game, [&](const Table& table) {
      PileSums fresh;
      ASSERT_EQ(order.value(table, memory), order.value(table, fresh)) << game.info->id;
    });
  }
}

}  // namespace
}  // namespace longwood::test
