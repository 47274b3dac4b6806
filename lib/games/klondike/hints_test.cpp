#include <atomic>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "games/klondike/player.hpp"
#include "games/klondike/rules.hpp"
#include "honest/advice_words.hpp"
#include "honest/adviser.hpp"
#include "honest/honest_game.hpp"
#include "model_on_table.hpp"
#include "support.hpp"

/// Klondike with fanned packets is played over information sets: the model must agree with the rules, and the
/// hints must not see what is covered.
namespace longwood::test {
namespace {

using OnTable = guides::Klondike;
using Model = OnTable::Model;

const AnyGame& klondike_game() { return *find_game("klondike"); }

const RuleSet& set_named(std::string_view id) {
  for (const RuleSet& set : klondike_game().info->sets)
    if (set.id == id) return set;
  return klondike_game().info->sets.front();
}

/// As someone who sees every card describes it.
Model::Position position_of(const State& state) {
  auto position = seen_position<OnTable>(klondike_game(), state);
  position.last_back = 0;
  return position;
}

class KlondikeModelOnTable : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(All, KlondikeModelOnTable,
                         testing::Values("draw-three", "draw-three-final", "draw-one", "draw-one-final"));

TEST_P(KlondikeModelOnTable, PlaysByTheRulesOfTheGame) {
  const RuleSet& set = set_named(GetParam());
  Rng rng{5};
  int compared = 0;
  for (std::uint64_t deal = 1000; deal < 1012; ++deal) {
    ObservedGame seat{klondike_game(), start_of(klondike_game(), set.options, deal)};
    for (int step = 0; step < 120 && !seat.won(); ++step) {
      const InformationState view = seat.view();
      ASSERT_TRUE(OnTable::applies(view));
      const auto position = OnTable::position(view);
      Model::Moves moves;
      Model::moves(position, moves);
      if (moves.size == 0) break;
      const auto move = moves[static_cast<int>(rng.below(static_cast<std::uint64_t>(moves.size)))];
      std::vector<Move> made;
      ObservedGame other = seat;
      OnTable::play(other, position, move, made);
      auto after = position_of(seat.state());
      if (move.act != Model::Act::settle) Model::make(after, move);
      Model::settle(after);
      after.last_back = 0;
      ASSERT_FALSE(made.empty());
      for (const Move one : made) {
        ASSERT_EQ(klondike_game().why_not(seat.state(), one), Why::ok);
        seat.play(one);
      }
      if (move.act == Model::Act::turn || move.act == Model::Act::settle) continue;
      EXPECT_EQ(Model::key_with_all_known(after), Model::key_with_all_known(position_of(seat.state())));
      ++compared;
    }
  }
  EXPECT_GT(compared, 100);
}

TEST(KlondikeHints, ComeFromTheGraphUnderItsRulesOnly) {
  const auto begin = [](std::string_view set) {
    return ObservedGame{klondike_game(), start_of(klondike_game(), set_named(set).options, 7)}.view();
  };
  EXPECT_TRUE(OnTable::applies(begin("draw-three")));
  EXPECT_TRUE(OnTable::applies(begin("draw-three-final")));
  EXPECT_TRUE(OnTable::applies(begin("draw-one")));
  for (const auto* set : {"cadogan", "draw-three-squared", "vegas"})
    EXPECT_FALSE(OnTable::applies(begin(set))) << set;
}

TEST(KlondikeHints, AreTheSameHoweverCoveredCardsLie) {
  ASSERT_NE(OnTable::graph.net(), nullptr) << "the net is part of this program";
  expect_hints_without_peeking(klondike_game(), set_named("draw-three").options, {20, 22});
}

TEST(KlondikeHints, EndEveryGame) {
  const std::atomic<bool> stop{false};
  int won = 0;
  for (std::uint64_t deal = 50; deal < 60; ++deal) {
    const auto played = play_honestly(klondike_game(), set_named("draw-three").options, deal, stop);
    ASSERT_TRUE(played);
    EXPECT_LT(played->line.size(), 1'000U);
    Table table{klondike_game().info->classes,
                start_of(klondike_game(), set_named("draw-three").options, deal)};
    for (const Move move : played->line) {
      ASSERT_EQ(klondike_game().why_not(table.state(), move), Why::ok);
      klondike_game().play(table, move);
    }
    EXPECT_EQ(klondike_game().won(table.state()), played->won);
    won += played->won ? 1 : 0;
  }
  EXPECT_GE(won, 1);
}

TEST(KlondikeHints, ShowAChanceOnceTheStockWasSeen) {
  ObservedGame seat{klondike_game(), start_of(klondike_game(), set_named("draw-three").options, 3)};
  Adviser adviser{klondike_game(), effort_of_hints_in(klondike_game()), {}};
  int turned = 0, hints = 0;
  for (; hints < 30; ++hints) {
    const Recommendation& counsel = adviser.advise(seat.view());
    ASSERT_FALSE(counsel.plan.empty());
    EXPECT_GT(counsel.walks, 0);
    if (counsel.sample.tried > 0) break;
    for (const Move move : counsel.plan) {
      EXPECT_TRUE(move == bare(Act::turn) || longwood::Klondike::families.has(move.to));
      turned += move == bare(Act::turn) ? 1 : 0;
      seat.play(move);
    }
  }
  EXPECT_EQ(turned, 8);  // 24 cards, three at a time
  const Chance chance = chance_of(adviser.counsel(), seat.view());
  EXPECT_GT(chance.share, 0.02);
  EXPECT_LT(chance.share, 0.98);
}

}  // namespace
}  // namespace longwood::test
