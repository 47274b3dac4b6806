#include <vector>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "games/the_demon/player.hpp"
#include "honest/adviser.hpp"
#include "honest/honest_game.hpp"
#include "model_on_table.hpp"
#include "support.hpp"

/// The Demon is played over information sets: the model must agree with the rules, and the hints must not see
/// what lies under the stock's top, or in the hand before it is shown.
namespace longwood::test {
namespace {

using OnTable = guides::TheDemon;
using Model = OnTable::Model;
using Rules = longwood::TheDemon;

const AnyGame& demon_game() { return *find_game("the-demon"); }

Model::Position position_of(const State& state) { return seen_position<OnTable>(demon_game(), state); }

class DemonModelOnTable : public testing::TestWithParam<Options> {};
INSTANTIATE_TEST_SUITE_P(All, DemonModelOnTable,
                         testing::Values(Options{}, options_with(Rules::Packets::fanned),
                                         options_with(Rules::Corner::from_base)));

TEST_P(DemonModelOnTable, PlaysByTheRulesOfTheGame) {
  Rng rng{5};
  int compared = 0;
  for (std::uint64_t deal = 1000; deal < 1016; ++deal) {
    ObservedGame seat{demon_game(), start_of(demon_game(), GetParam(), deal)};
    for (int step = 0; step < 120 && !seat.won(); ++step) {
      const InformationState view = seat.view();
      if (!OnTable::is_described(view)) break;
      const auto position = OnTable::position(view);
      if (view.unknown() > 0) EXPECT_EQ(Model::unknown(position), view.unknown());
      Model::Moves moves;
      Model::moves(position, moves);
      if (moves.size == 0) break;
      const auto move = moves[static_cast<int>(rng.below(static_cast<std::uint64_t>(moves.size)))];
      std::vector<Move> made;
      ObservedGame other = seat;
      const bool shown = OnTable::play(other, position, move, made);
      ASSERT_FALSE(made.empty());
      // what turns several times may stop on the way at a card that is new
      const bool whole = !shown || move.act < Model::Act::hand_home;
      auto after = position_of(seat.state());
      if (move.act < Model::Act::settle) Model::make(after, move);
      Model::settle(after);
      for (const Move one : made) {
        ASSERT_EQ(demon_game().why_not(seat.state(), one), Why::ok);
        seat.play(one);
      }
      if (move.act >= Model::Act::settle || !whole) continue;
      EXPECT_EQ(Model::key_with_all_known(after), Model::key_with_all_known(position_of(seat.state())));
      ++compared;
    }
  }
  EXPECT_GT(compared, 80);
}

TEST(DemonHints, ComeFromTheGraphUnderItsRulesOnly) {
  for (const RuleSet& set : demon_game().info->sets) {
    const ObservedGame seat{demon_game(), start_of(demon_game(), set.options, 7)};
    EXPECT_EQ(OnTable::applies(seat.view()), set.id != "canfield") << set.id;
  }
}

TEST(DemonHints, AreTheSameHoweverHiddenCardsLie) {
  ASSERT_NE(OnTable::graph.net(), nullptr) << "the net is part of this program";
  expect_hints_without_peeking(demon_game(), options_with(Rules::Packets::fanned), {20, 22});
}

}  // namespace
}  // namespace longwood::test
