#include <gtest/gtest.h>

#include "related/games.hpp"
#include "solve/solver.hpp"

/// The games of neither book with which engine and search are compared.
namespace longwood::related {
namespace {

/// A position in which these cards alone lie, the exposed one of a pile last.
State position(const Related& related, std::initializer_list<std::pair<Pile, std::vector<Card>>> piles) {
  Table table{related.game.info->classes};
  table.prepare(0, {});
  for (const auto& [pile, cards] : piles)
    for (const Card card : cards) table.put(pile, card);
  return table.state();
}

bool may(const Related& related, const State& state, Pile from, Pile to, std::uint8_t count = 1) {
  return related.game.why_not(state, {Act::lay, from, to, count}) == Why::ok;
}

constexpr Card card(int rank, int suit) { return Card::of(rank, suit); }

TEST(Related, LaysOutItsPack) {
  constexpr std::array columns{std::pair{6, 6}, std::pair{7, 6}, std::pair{1, 9}, std::pair{7, 6}};
  for (std::size_t i = 0; const Related& related : all()) {
    const GameInfo& info = *related.game.info;
    const Table table = related.game.start(deal_by_number(info.packs, 1), info.sets.front());
    const Group group = info.groups[1].piles;
    EXPECT_EQ(table.size(group[0]), columns[i].first) << info.id;
    EXPECT_EQ(table.size(group[group.count - 1]), columns[i].second) << info.id;
    int cards = 0;
    for (Pile pile = 0; pile < info.piles(); ++pile) cards += table.size(pile);
    EXPECT_EQ(cards, 52) << info.id;
    ++i;
  }
}

// Blake and Gent, JAIR 85:21, table of the rules: how columns are built, and what a vacancy takes.
TEST(Related, BuildsAsPublished) {
  const auto eight = card(8, spades), of_suit = card(7, spades), of_colour = card(7, clubs),
             other = card(7, hearts);
  for (const Related& related : all()) {
    const auto id = related.game.info->id;
    const Group columns = related.game.info->groups[1].piles;
    const Pile first = columns[0], second = columns[1], third = columns[2], fourth = columns[3],
               vacant = columns[4];
    const auto state = position(related, {{first, {eight}},
                                          {second, {card(king, clubs), of_suit}},
                                          {third, {card(king, hearts), of_colour}},
                                          {fourth, {card(king, diamonds), other}}});
    const bool any = id == "beleaguered-castle" || id == "streets-and-alleys";
    EXPECT_EQ(may(related, state, second, first), any || id == "bakers-game") << id;
    EXPECT_EQ(may(related, state, third, first), any) << id;
    EXPECT_EQ(may(related, state, fourth, first), any || id == "king-albert") << id;
    EXPECT_TRUE(may(related, state, fourth, vacant)) << id;
    EXPECT_FALSE(may(related, state, fourth, vacant, 2)) << id;
    EXPECT_FALSE(may(related, state, fourth, 1)) << id;
  }
}

TEST(Related, ACellTakesOneCardAndGivesItBack) {
  const Related& related = *find("bakers-game");
  const auto state = position(
      related, {{4, {card(8, spades)}}, {5, {card(7, spades), card(9, hearts)}}, {12, {card(2, clubs)}}});
  EXPECT_TRUE(may(related, state, 5, 13));
  EXPECT_FALSE(may(related, state, 5, 12));
  EXPECT_TRUE(may(related, state, 12, 6));
  EXPECT_FALSE(may(related, state, 12, 4));
}

// What is left out of the search changes no verdict.
TEST(Related, IsDecidedAlikeByASearchThatLeavesNothingOut) {
  const Limits limits{.nodes = 20'000, .memory = std::size_t{256} << 20U};
  int both = 0;
  for (const Related& related : all()) {
    Solver advised{related.game, *related.advice, limits, {}},
        whole{related.game, *related.advice, limits, plain};
    for (std::uint64_t deal = 0; deal < 15; ++deal) {
      const GameInfo& info = *related.game.info;
      const Table table = related.game.start(deal_by_number(info.packs, deal), info.sets.front());
      const Verdict one = advised.solve(table.state()).verdict, other = whole.solve(table.state()).verdict;
      if (one == Verdict::open || other == Verdict::open) continue;
      EXPECT_EQ(one, other) << info.id << " " << deal;
      ++both;
    }
  }
  EXPECT_GE(both, 10);
}

}  // namespace
}  // namespace longwood::related
