#include <algorithm>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "honest/adviser.hpp"
#include "honest/homes_first.hpp"
#include "session/knowledge.hpp"
#include "session/tell.hpp"
#include "support.hpp"

/// Hints that would be right and still make a player laugh.
namespace longwood::test {
namespace {

GameUnder game_under(std::string_view id, std::string_view set) {
  for (const GameUnder& game : all_ways())
    if (game.info->id == id && game.set->id == set) return game;
  ADD_FAILURE() << "no set " << set << " of " << id;
  return all_ways().front();
}

Recommendation advised(const GameUnder& game, std::uint64_t deal, const Effort& effort) {
  const State start = game.start_deal(deal).state();
  Adviser adviser{game, effort};
  return adviser.advise(InformationState{game, start, cards_in_sight(game, start)});
}

bool can_bring_home(const AnyGame& game, const State& state) {
  MoveList moves;
  game.moves(state, moves);
  return std::ranges::any_of(moves, [&](Move move) { return brings_home(*game.info, move); });
}

/// How often a line gathers although a card can go home; fails if the line does not win.
int early_redeals(const AnyGame& game, Table table, const std::vector<Move>& line) {
  int early = 0;
  for (const Move move : line) {
    EXPECT_EQ(game.why_not(table.state(), move), Why::ok);
    if (move.act == Act::redeal && can_bring_home(game, table.state())) ++early;
    game.play(table, move);
  }
  EXPECT_TRUE(game.won(table.state()));
  return early;
}

TEST(OddHints, TheTrefoilGathersOnlyOnceNoCardCanGoHome) {
  const GameUnder game = game_under("the-trefoil", "at-will");
  for (const std::uint64_t deal : {1U, 11U, 19U}) {
    const Recommendation counsel = advised(game, deal, {.confirming = 0});
    ASSERT_EQ(counsel.verdict, Verdict::won) << deal;
    EXPECT_EQ(early_redeals(game, game.start_deal(deal), counsel.plan), 0) << deal;
  }
}

/// In deal 6 the short search finds no win in which the cards go home first.
TEST(OddHints, AnEarlyRedealStaysWhereNoOtherWinIsFound) {
  const GameUnder game = game_under("the-trefoil", "at-will");
  const Table table = game.start_deal(6);
  Solver solver{game, {.nodes = 200'000}};
  const Solution found = solver.solve(table.state());
  ASSERT_EQ(found.verdict, Verdict::won);
  ASSERT_GT(early_redeals(game, table, found.line), 0);
  EXPECT_EQ(homes_first(game, solver, table.state(), found.line), found.line);
}

TEST(OddHints, ALineThatNeverGathersStaysAsItIs) {
  const AnyGame& game = *find_game("fortress");
  const Table table = game.start(deal_by_number(game.info->packs, 5), game.info->sets.front());
  Solver solver{game, {.nodes = 200'000}};
  const Solution found = solver.solve(table.state());
  ASSERT_EQ(found.verdict, Verdict::won);
  EXPECT_EQ(homes_first(game, solver, table.state(), found.line), found.line);
}

/// Of two families that show cards of one rank it does not matter which takes a card that fits both.
class HintsOf : public testing::TestWithParam<std::pair<std::string_view, std::uint64_t>> {};

TEST_P(HintsOf, AreDifferentMoves) {
  const auto& [id, deal] = GetParam();
  const GameUnder game = game_under(id, find_game(id)->info->sets.front().id);
  const State start = game.start_deal(deal).state();
  const Recommendation counsel = advised(game, deal, {.confirming = 0});
  std::vector<Move> first{counsel.plan.front()};
  for (const Alternative& other : counsel.others) first.push_back(other.plan.front());
  for (std::size_t i = 0; i < first.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      const bool same_cards = first[i].from == first[j].from && first[i].count == first[j].count;
      const bool to_families = is_family(*game.info, first[i].to) && is_family(*game.info, first[j].to);
      EXPECT_FALSE(same_cards && to_families &&
                   start.top[first[i].to].rank() == start.top[first[j].to].rank())
          << "hints " << j + 1 << " and " << i + 1;
    }
}
INSTANTIATE_TEST_SUITE_P(Deals, HintsOf,
                         testing::Values(std::pair{std::string_view{"the-salic-law"}, 3},
                                         std::pair{std::string_view{"the-salic-law"}, 5},
                                         std::pair{std::string_view{"the-salic-law"}, 9},
                                         std::pair{std::string_view{"spensers-fairie-queen"}, 3}),
                         [](const auto& info) { return "number" + std::to_string(info.index); });

}  // namespace
}  // namespace longwood::test
