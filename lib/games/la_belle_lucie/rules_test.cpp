#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "games/la_belle_lucie/search.hpp"
#include "honest/adviser.hpp"
#include "honest/observed_game.hpp"
#include "honest/shuffle_table.hpp"
#include "solve/solver.hpp"
#include "support.hpp"

/// What positions.txt cannot say of La Belle Lucie (Cadogan).
namespace longwood::test {
namespace {

using advice::LaBelleLucieAdvice;

Board fans(std::string_view position, std::string_view choices = {}) {
  return Board::of("la-belle-lucie", position, choices);
}

bool called_lost(std::string_view position, std::string_view choices = {}) {
  return LaBelleLucieAdvice::lost(fans(position, choices).state());
}

// A king above a lower card of its own suit waits for its family, which waits for that card.
TEST(LaBelleLucie, AKingAboveALowerCardOfItsSuitIsLostInTheLastDeal) {
  constexpr std::string_view stuck = "1: 4S KH KS 3D; 2: 2S; @0=2";
  EXPECT_TRUE(called_lost(stuck));
  EXPECT_TRUE(called_lost(stuck, "families=returnable"));
  EXPECT_TRUE(called_lost("1: 4S KH KS 3D; 2: 2S", "redeals=none"));
  EXPECT_FALSE(called_lost("1: 4S KH KS 3D; 2: 2S; @0=1")) << "a shuffle may part them";
  EXPECT_FALSE(called_lost("1: 4S KH KS 3D; 2: 2S", "set fan")) << "the king may go to a vacancy";
  EXPECT_FALSE(called_lost("1: KS 4S; 2: 5D KH; @0=2")) << "beneath them lies no lower card of theirs";
}

// A card is married by itself only to one that leaves for its family alone.
TEST(LaBelleLucie, AMarriageIsSafeWhereNothingElseCouldBeDone) {
  const auto safe = [](std::string_view position, std::string_view choices) {
    return LaBelleLucieAdvice::safe(fans(position, choices).state());
  };
  const Move first_to_second{Act::lay, LaBelleLucie::fans[0], LaBelleLucie::fans[1], 1};
  EXPECT_EQ(safe("1: 4H 5S; 2: 7S 6S", "vacancy=kings redeals=none"), first_to_second);
  EXPECT_FALSE(safe("1: 4H 5S; 2: 8S 6S; 3: 7S", "vacancy=kings redeals=none"))
      << "the six may go on to the seven";
  EXPECT_FALSE(safe("1: 4H 5S; 2: 6S", "vacancy=kings redeals=none"))
      << "the six may leave a vacancy for a king";
  EXPECT_EQ(safe("1: 4H 5S; 2: 6S; @0=2", ""), first_to_second) << "a vacancy is of no use";
  EXPECT_EQ(safe("1: 4H QS; 2: KS", "vacancy=kings redeals=none"), first_to_second);
  EXPECT_FALSE(safe("1: 4H QS; 2: 5D KS", "vacancy=kings redeals=none")) << "the king may go to a vacancy";
  EXPECT_EQ(safe("1: 4H QS; 2: 5D KS; @0=2", ""), first_to_second);
  EXPECT_FALSE(safe("1: 4H 5S; 2: 7S 6S", "")) << "the cards may be dealt again";
  EXPECT_EQ(safe("1: 4H 5S; 2: 7S 6S; @0=2", "families=returnable"), first_to_second)
      << "nothing is won by taking a card back";
}

TEST(LaBelleLucie, FansAreAlikeInTheLastDealOnly) {
  EXPECT_EQ(Board::dealt("la-belle-lucie", 3, "set fan").state().counter[State::order_is_moot], 1);
  Board board = Board::dealt("la-belle-lucie", 3);
  EXPECT_EQ(board.state().counter[State::order_is_moot], 0);
  EXPECT_EQ(board.play("redeal redeal").state().counter[State::order_is_moot], 1);
}

// The same cards shuffled by another deal's number lie otherwise; by the same they lie as before.
TEST(LaBelleLucie, TheShuffleIsTheDealsOwn) {
  const Board board = Board::dealt("la-belle-lucie", 3);
  EXPECT_EQ(board.after("redeal").table().key(), board.after("redeal").table().key());
  EXPECT_NE(board.after("redeal").pile("1"), board.after("redeal redeal").pile("1"));
}

// A table of shuffles has one entry for each way in which the families may stand, whichever suit is which.
TEST(LaBelleLucie, EveryWayInWhichTheFamiliesStandHasItsNumber) {
  std::vector<bool> met(ShuffleTable::ways);
  for (int a = 0; a <= 13; ++a)
    for (int b = 0; b <= a; ++b)
      for (int c = 0; c <= b; ++c)
        for (int d = 0; d <= c; ++d) {
          const auto number = ShuffleTable::number({a, b, c, d});
          ASSERT_LT(number, met.size());
          EXPECT_FALSE(met[number]) << a << ' ' << b << ' ' << c << ' ' << d;
          met[number] = true;
          EXPECT_EQ(ShuffleTable::number({d, b, a, c}), number);
        }
  EXPECT_TRUE(std::ranges::all_of(met, std::identity{}));
}

// The chance of a hint before a shuffle is the share of the resulting layouts that the solver wins.
TEST(LaBelleLucie, TheLastShuffleYieldsWhatTheTableSays) {
  const AnyGame& game = *find_game("la-belle-lucie");
  const Board board =
      Board::of("la-belle-lucie",
                "1: KS QS; 2: JS KH QH JH; 3: KD QD JD KC QC JC; sa: 10S; ha: 10H; da: 10D; ca: 10C; @0=1");
  const InformationState view{game, board.state(), cards_in_sight(game, board.state())};
  const Recommendation counsel = Adviser{game}.advise(view);
  ASSERT_TRUE(counsel.exact);
  Solver solver{game};
  constexpr int layouts = 400;
  int won = 0;
  for (std::uint64_t i = 0; i < layouts; ++i) {
    Rng rng{i, 5};
    ObservedGame seat{view, view.world(rng)};
    for (const Move move : counsel.plan) seat.play(move);
    if (seat.won() || solver.solve(seat.state()).verdict == Verdict::won) ++won;
  }
  const double share = static_cast<double>(won) / layouts;
  EXPECT_NEAR(*counsel.exact, share, 0.05 + 3 * std::sqrt(share * (1 - share) / layouts));
}

}  // namespace
}  // namespace longwood::test
