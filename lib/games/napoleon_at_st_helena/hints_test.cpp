#include <algorithm>
#include <array>
#include <vector>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "games/napoleon_at_st_helena/player.hpp"
#include "honest/adviser.hpp"
#include "honest/honest_game.hpp"
#include "model_on_table.hpp"
#include "support.hpp"

/// Napoleon at St. Helena is played over information sets: the model must agree with the rules, and the hints
/// must not see the cards in hand.
namespace longwood::test {
namespace {

using OnTable = guides::NapoleonAtStHelena;
using Model = OnTable::Model;
using Rules = longwood::NapoleonAtStHelena;

const AnyGame& napoleon() { return *find_game("napoleon-at-st-helena"); }

Model::Position position_of(const State& state) { return seen_position<OnTable>(napoleon(), state); }

class NapoleonModelOnTable : public testing::TestWithParam<Options> {};
INSTANTIATE_TEST_SUITE_P(All, NapoleonModelOnTable,
                         testing::Values(Options{}, options_with(Rules::Vacancy::talon_only)));

TEST_P(NapoleonModelOnTable, PlaysByTheRulesOfTheGame) {
  Rng rng{5};
  int compared = 0, together = 0;
  for (std::uint64_t deal = 1000; deal < 1060; ++deal) {
    ObservedGame seat{napoleon(), start_of(napoleon(), GetParam(), deal)};
    for (int step = 0; step < 300 && !seat.won(); ++step) {
      ASSERT_TRUE(OnTable::applies(seat.view()));
      const auto position = OnTable::position(seat.view());
      if (seat.unknown() > 0) EXPECT_EQ(Model::unknown(position), seat.unknown());
      Model::Moves moves;
      Model::moves(position, moves);
      if (moves.size == 0) break;
      const auto any = [&] {
        return moves[static_cast<int>(rng.below(static_cast<std::uint64_t>(moves.size)))];
      };
      auto move = any();
      for (int i = 0; i < 3 && move.act == Model::Act::turn; ++i) move = any();
      std::vector<Move> made;
      ObservedGame other = seat;
      const bool shown = OnTable::play(other, position, move, made);
      EXPECT_EQ(shown, move.act == Model::Act::turn);
      auto after = position_of(seat.state());
      if (move.act != Model::Act::settle) Model::make(after, move);
      Model::settle(after);
      for (const Move one : made) {
        ASSERT_EQ(napoleon().why_not(seat.state(), one), Why::ok);
        seat.play(one);
      }
      EXPECT_EQ(Model::key_with_all_known(after), Model::key_with_all_known(position_of(seat.state())));
      ++compared;
      together += move.act == Model::Act::lay && move.count > 1 ? 1 : 0;
    }
  }
  EXPECT_GT(compared, 3'000);
  if (chosen(GetParam(), Rules::Vacancy::tableau_or_talon)) EXPECT_GT(together, 10);
}

/// Four cards in order move through two vacant columns.
TEST(NapoleonModel, MovesCardsInOrderThroughVacantColumns) {
  Model::Position p{};
  const auto put = [&](int column, std::initializer_list<int> ranks) {
    for (const int rank : ranks)
      p.column[static_cast<std::size_t>(column)][p.size[static_cast<std::size_t>(column)]++] =
          models::small(0, rank - 1);
  };
  put(0, {12, 7, 6, 5, 4});
  put(1, {8});
  for (int column = 2; column < 8; ++column) put(column, {13});
  Model::Moves moves;
  Model::moves(p, moves);
  const auto has = [&](int to, int count) {
    return std::any_of(moves.at.begin(), moves.at.begin() + moves.size, [&](Model::Move move) {
      return move.from == 0 && move.to == to && move.count == count;
    });
  };
  EXPECT_TRUE(has(1, 4));
  EXPECT_FALSE(has(8, 4)) << "one vacant column is left for two cards at a time";
  EXPECT_FALSE(has(8, 2)) << "this would only separate cards in order";
}

TEST(NapoleonHints, ComeFromTheGraphUnderItsRulesOnly) {
  for (const RuleSet& set : napoleon().info->sets) {
    const ObservedGame seat{napoleon(), start_of(napoleon(), set.options, 7)};
    EXPECT_EQ(OnTable::applies(seat.view()), set.id != "pysolfc") << set.id;
  }
}

TEST(NapoleonHints, AreTheSameHoweverTheHandLies) {
  ASSERT_NE(OnTable::graph.net(), nullptr) << "the net is part of this program";
  expect_hints_without_peeking(napoleon(), {}, {20, 21});
}

}  // namespace
}  // namespace longwood::test
