#include <algorithm>
#include <array>
#include <cmath>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/rng.hpp"
#include "foresight/worlds.hpp"
#include "games/nestor/rules_shuffles.hpp"
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

// A card that its column refuses goes to the bottom of the pack, so some orders of the reserve are likelier.
// What is predicted of the uppermost card happens as often as predicted.
TEST(Nestor, TheOrderOfTheReserveIsAsLikelyAsTheDealMakesIt) {
  const AnyGame& game = *find_game("nestor");
  double predicted = 0, variance = 0;
  int right = 0, deals = 0;
  for (std::uint64_t number = 0; number < 300; ++number) {
    const State start = start_of(game, Options{}, number);
    const ObservedGame seat{game, start};
    int place = 0;
    std::vector<Card> hidden;
    for_each_hidden(game, start, seat.known(), [&](Card card, int at) {
      hidden.push_back(card);
      place = std::max(place, at);
    });
    ASSERT_EQ(hidden.size(), 4);
    ASSERT_NE(seat.orders(), nullptr);
    const auto share = [&](Card card) { return seat.orders()->share(place, card); };
    double sum = 0;
    for (const Card card : hidden) sum += share(card);
    EXPECT_NEAR(sum, 1, 1e-9);
    const Card likeliest = std::ranges::max(hidden, {}, share);
    const double chance = share(likeliest);
    predicted += chance;
    variance += chance * (1 - chance);
    right += likeliest == start.top[Nestor::hand] ? 1 : 0;
    ++deals;
  }
  EXPECT_GT(predicted / deals, .3) << "where every order is as likely, a quarter";
  EXPECT_NEAR(right, predicted, 4 * std::sqrt(variance));
}

TEST(Nestor, ASeenCardOfTheReserveLeavesTheOrdersThatHaveIt) {
  const AnyGame& game = *find_game("nestor");
  ObservedGame seat{game, start_of(game, Options{}, 3)};
  Rng rng{1};
  while (seat.unknown() > 0) {
    MoveList moves;
    seat.sight().moves(moves);
    ASSERT_FALSE(moves.empty());
    seat.play(moves[0]);
    const InformationState view = seat.view();
    if (!view.orders()) continue;
    for (int i = 0; i < 20; ++i) {
      const State world = view.world(rng);
      std::array<Card, max_cards> cards, real;
      const auto size = static_cast<std::size_t>(world.cards(Nestor::hand, cards));
      ASSERT_EQ(size, static_cast<std::size_t>(seat.state().cards(Nestor::hand, real)));
      EXPECT_TRUE(std::ranges::is_permutation(std::span{cards}.first(size), std::span{real}.first(size)));
    }
  }
}

TEST(Nestor, EveryOrderIsAsLikelyWhereColumnsRefuseNoCard) {
  const AnyGame& game = *find_game("nestor");
  const Options any = options_with(Nestor::Columns::any);
  EXPECT_EQ((ObservedGame{game, start_of(game, any, 3)}.orders()), nullptr);
  EXPECT_EQ(nestor::Retaken::shuffles(Board::of("nestor", "1: 9S; 2: 9H").state()), 1) << "no start";
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
