#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/rng.hpp"
#include "games/nestor/search.hpp"
#include "honest/adviser.hpp"
#include "honest/observed_game.hpp"
#include "solve/solver.hpp"
#include "support.hpp"

/// What positions.txt cannot say of Nestor (Cadogan).
namespace longwood::test {
namespace {

using advice::NestorAdvice;

Move pair(Pile a, Pile b) { return {Act::pair, a, b, 0}; }

// Of a rank of which others lie beneath, which two go out first may decide; else nothing is kept back.
TEST(Nestor, APairIsSafeWhereNoOtherOfItsRankIsCovered) {
  const auto safe = [](std::string_view position) {
    return NestorAdvice::safe(Board::of("nestor", position).state());
  };
  EXPECT_EQ(safe("1: 9S; 2: 9H; 3: KS; out: 9D 9C"), pair(0, 1)) << "the last two";
  EXPECT_EQ(safe("1: 9S; 2: KS 9H; 3: 9D; a1: 9C"), pair(0, 1)) << "all four";
  EXPECT_EQ(safe("1: 9S; 2: KS; 3: 9H; a2: 5C; out: 9D 9C"), pair(0, 2));
  EXPECT_FALSE(safe("1: 9S; 2: 9H; 3: 9D KS; 4: 9C")) << "three of four";
  EXPECT_FALSE(safe("1: 9S; 2: 9H; 3: 9D KS; 4: 9C QS")) << "two of four";
  EXPECT_FALSE(safe("1: 9S; 2: 9H KS; 3: QS; out: 9D 9C")) << "one of two";
}

TEST(Nestor, OneDealInTwoThousandIsDead) {
  int dead = 0;
  for (std::uint64_t number = 0; number < 12'000; ++number) {
    auto cards = deal_by_number(Nestor::info.packs, number).cards;
    dead += Nestor::avoids_pairs(std::span{cards}.first(52)) ? 0 : 1;
  }
  EXPECT_EQ(dead, 4) << "as the oracle counts them";
}

// In deal 24 one way to play wins however the reserve lies, which 256 simulated games do not show.
TEST(Nestor, HintsWinADealThatIsWonHoweverTheReserveLies) {
  const AnyGame& game = *find_game("nestor");
  const InformationState dealt = ObservedGame{game, start_of(game, Options{}, 24)}.view();
  Adviser adviser{game};
  EXPECT_EQ(adviser.advise(dealt).exact, 1);
  for (std::uint64_t i = 0; i < 60; ++i) {
    Rng rng{i};
    ObservedGame seat{dealt, dealt.world(rng)};
    for (Recommendation counsel = adviser.advise(seat.view()); !seat.won();
         counsel = adviser.advise(seat.view())) {
      ASSERT_FALSE(counsel.plan.empty()) << "order " << i;
      for (const Move move : counsel.plan) seat.play(move);
    }
  }
}

TEST(Nestor, AGameThatHintsCallLostIsLostHoweverTheReserveLies) {
  const AnyGame& game = *find_game("nestor");
  Solver solver{game};
  int lost = 0;
  for (std::uint64_t deal = 0; deal < 12; ++deal) {
    const InformationState dealt = ObservedGame{game, start_of(game, Options{}, deal)}.view();
    if (Adviser{game}.advise(dealt).exact != 0) continue;
    ++lost;
    for (std::uint64_t i = 0; i < 60; ++i) {
      Rng rng{i};
      EXPECT_EQ(solver.solve(dealt.world(rng)).verdict, Verdict::lost) << "deal " << deal << ", order " << i;
    }
  }
  EXPECT_GT(lost, 0);
}

}  // namespace
}  // namespace longwood::test
