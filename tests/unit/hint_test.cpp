#include "session/hint.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/notation.hpp"
#include "support.hpp"

/// The rule of thumb: it ranks the legal moves, and knows no more than the player.
namespace longwood::test {
namespace {

class Hint : public testing::TestWithParam<AnyGame> {
 protected:
  static void everywhere(int every, const std::function<void(Table&, Rng&)>& visit) {
    Rng rng{6};
    int ply = 0;
    for (const std::uint64_t number : deals_of_today(6))
      play_through(GetParam(), number, 400, [&](Table& table, const Move*) {
        if (!HasFailure() && ply++ % every == 0) visit(table, rng);
      });
  }
};

INSTANTIATE_TEST_SUITE_P(All, Hint, testing::ValuesIn(all_games().begin(), all_games().end()),
                         [](const auto& game) { return test_name(game.param); });

/// The same position to the player, the covered cards lying in another order.
State otherwise_covered(const AnyGame& game, const State& state, Rng& rng) {
  auto piles = all_piles(*game.info, state);
  std::vector<Card> hidden;
  const auto for_each_hidden = [&](auto&& visit) {
    for (std::size_t pile = 0; pile < piles.size(); ++pile)
      for (int i = 0; i < state.size[pile] - game.shown(state, static_cast<Pile>(pile)); ++i)
        visit(piles[pile][static_cast<std::size_t>(i)]);
  };
  for_each_hidden([&](Card& card) { hidden.push_back(card); });
  rng.shuffle(std::span{hidden});
  for_each_hidden([&](Card& card) {
    card = hidden.back();
    hidden.pop_back();
  });
  return with_piles(state, piles);
}

TEST_P(Hint, DoesNotDependOnCoveredCards) {
  everywhere(15, [](Table& table, Rng& rng) {
    const auto advice = rank_moves(GetParam(), table.state());
    for (int i = 0; i < 3; ++i) {
      const auto other = rank_moves(GetParam(), otherwise_covered(GetParam(), table.state(), rng));
      ASSERT_EQ(other.size(), advice.size());
      for (std::size_t at = 0; at < advice.size(); ++at) {
        ASSERT_EQ(other[at].move, advice[at].move) << "place " << at;
        ASSERT_EQ(other[at].worth, advice[at].worth) << write_move(*GetParam().info, advice[at].move);
      }
    }
  });
}

TEST_P(Hint, DoesNotDependOnWhichTwinLiesWhere) {
  if (GetParam().info->packs.count == 1) return;
  everywhere(60, [](Table& table, Rng&) {
    auto piles = all_piles(*GetParam().info, table.state());
    for (auto& pile : piles)
      for (Card& card : pile) card.id ^= 1;
    const auto advice = rank_moves(GetParam(), table.state());
    const auto twin = rank_moves(GetParam(), with_piles(table.state(), piles));
    EXPECT_TRUE(std::ranges::equal(advice, twin, [](const RankedMove& a, const RankedMove& b) {
      return a.move == b.move && a.worth == b.worth;
    }));
  });
}

TEST_P(Hint, RanksEveryLegalMoveOnceBestFirst) {
  everywhere(40, [](Table& table, Rng&) {
    const State before = table.state();
    const auto advice = rank_moves(GetParam(), before);
    const auto legal = list_moves(GetParam(), before);
    ASSERT_EQ(advice.size(), legal.size());
    for (const Move move : legal)
      EXPECT_EQ(std::ranges::count(advice, move, &RankedMove::move), 1) << write_move(*GetParam().info, move);
    EXPECT_TRUE(std::ranges::is_sorted(advice, std::greater{}, &RankedMove::worth));
    const auto place = [&](const RankedMove& ranked) { return std::ranges::find(legal, ranked.move); };
    for (std::size_t i = 1; i < advice.size(); ++i)
      EXPECT_TRUE(advice[i].worth != advice[i - 1].worth || place(advice[i - 1]) < place(advice[i]))
          << "equals keep the order of the list";
    EXPECT_EQ(table.state(), before);
  });
}

/// The best move, as written.
std::string best(const Board& board) {
  return write_move(board.game().info[0], rank_moves(board.game(), board.state()).front().move);
}

TEST(Hints, ACardGoesHome) {
  EXPECT_EQ(best(Board::laid("fortress", "sa: AS; L1: 9H 2S; L2: 3D; R1: KD; R2: 4D")), "L1-sa");
  EXPECT_EQ(best(Board::laid("st-helena", "5: QC; 6: 4S; 7: 5S; hand: 9D 8H")), "5-ck");
  EXPECT_EQ(best(Board::laid("la-nationale", "1: 9H 4C; 2: 2D; 3: 5C")), "2-da");
}

TEST(Hints, AMarriageThatFreesAWantedCardComesFirst) {
  const Board board = Board::laid("la-nationale", "1: 2S 9H; 2: TH; 3: 5D 7C; 4: 6D 8C");
  EXPECT_EQ(best(board), "1-2") << "the two beneath the nine is wanted";
}

}  // namespace
}  // namespace longwood::test
