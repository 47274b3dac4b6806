#include <algorithm>
#include <array>
#include <string>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/notation.hpp"
#include "games/the_house_in_the_wood/search.hpp"
#include "games/the_house_on_the_hill/search.hpp"
#include "honest/adviser.hpp"
#include "honest/observed_game.hpp"
#include "solve/solver.hpp"
#include "support.hpp"

/// What their positions.txt cannot say of The House in the Wood and The House on the Hill
/// (Cadogan).
namespace longwood::test {
namespace {

using Wood = advice::TheHouseInTheWoodAdvice;
using Hill = advice::TheHouseOnTheHillAdvice;

State in_the_wood(std::string_view position, std::string_view choices = {}) {
  return Board::of("the-house-in-the-wood", position, choices).state();
}
State on_the_hill(std::string_view position, std::string_view choices = {}) {
  return Board::of("the-house-on-the-hill", position, choices).state();
}

// Of the two kings of a suit the one that goes first needs a card of every rank that lies beneath neither.
TEST(Houses, BothCardsOfARankBeneathKingsOfTheirSuitAreLostInTheLastDeal) {
  constexpr std::string_view stuck = "1: 4S KH KS 3D; 2: 4S 7D KS; 3: 2S; @0=2";
  EXPECT_TRUE(Wood::lost(in_the_wood(stuck)));
  EXPECT_TRUE(Wood::lost(in_the_wood("1: 4S 5H 4S KS 3D", "redeals=none")));
  EXPECT_FALSE(Wood::lost(in_the_wood("1: 4S KH KS 3D; 2: 4S 7D KS; @0=1"))) << "a shuffle may part them";
  EXPECT_FALSE(Wood::lost(in_the_wood("1: 4S KS; 2: 5S KS; @0=2"))) << "each king frees what the other needs";
  EXPECT_FALSE(Wood::lost(in_the_wood("1: 4S KH; 2: 4S KH; @0=2"))) << "no king of their suit lies above";
  EXPECT_FALSE(Wood::lost(in_the_wood(stuck, "marriages=up-or-down"))) << "a king may go to a queen";
}

TEST(Houses, APlayToTheLowerFamilyIsSafeInTheLastDeal) {
  constexpr std::string_view position = "sa1: AS 2S 3S; sa2: AS 2S; 1: 4S; 2: 9D 3S; @0=2";
  const Move three{Act::lay, TheHouseInTheWood::fans[1], TheHouseInTheWood::families[1], 1};
  EXPECT_EQ(Wood::safe(in_the_wood(position)), three) << "the four may be wanted for its twin";
  EXPECT_FALSE(Wood::safe(in_the_wood("sa1: AS 2S 3S; sa2: AS 2S; 2: 9D 3S; @0=1")));
  EXPECT_FALSE(Wood::safe(in_the_wood(position, "marriages=up-or-down")));
}

TEST(Houses, APlayIsSafeWhereTheFamiliesOfASuitHaveMet) {
  constexpr std::string_view met = "ha: AH 2H 3H 4H 5H 6H 7H; hk: KH QH JH TH 9H 8H; 1: 9D 8H; @0=2";
  const Move eight{Act::lay, TheHouseOnTheHill::fans[0], TheHouseOnTheHill::aces[1], 1};
  EXPECT_EQ(Hill::safe(on_the_hill(met)), eight);
  EXPECT_FALSE(Hill::safe(on_the_hill("ha: AH 2H 3H 4H 5H 6H 7H; hk: KH QH JH TH 9H 8H; 1: 9D 8H")))
      << "the cards may be dealt again";
  EXPECT_FALSE(Hill::safe(on_the_hill("ha: AH 2H 3H 4H 5H; hk: KH QH JH TH 9H 8H; 1: 6H; @0=2")))
      << "the families have not met";
}

/// The hint at the start of a deal, without a chance from simulated games.
Recommendation hint_for(const AnyGame& game, const State& state) {
  Adviser adviser{game, {.confirming = 0}};
  return adviser.advise(ObservedGame{game, state}.view());
}

TEST(Houses, AWinWithoutARedealIsHintedAsCertain) {
  for (const std::string_view id : {"the-house-in-the-wood", "the-house-on-the-hill"}) {
    const AnyGame& game = *find_game(id);
    const State start = start_of(game, {}, 1);
    const Recommendation counsel = hint_for(game, start);
    EXPECT_EQ(counsel.exact, 1);
    ObservedGame seat{game, start};
    for (const Move move : counsel.plan) {
      EXPECT_NE(move.act, Act::redeal);
      seat.play(move);
    }
    EXPECT_TRUE(seat.won()) << id;
  }
}

TEST(Houses, ALayoutThatCannotBeWonIsTakenUpAtOnce) {
  constexpr std::string_view stuck = "1: 4S KH KS 3D; 2: 4S 7D KS; 3: AD 2S";
  const AnyGame& game = *find_game("the-house-in-the-wood");
  const Recommendation counsel = hint_for(game, in_the_wood(stuck));
  ASSERT_EQ(counsel.plan.size(), 1) << "nothing is brought home first";
  EXPECT_EQ(counsel.plan.front().act, Act::redeal);
  EXPECT_FALSE(counsel.exact);
}

/// The House on the Hill in its last deal, all home but the twos and aces of two falling families, which lie
/// so.
State twos_and_aces(std::string_view fans) {
  constexpr std::string_view ranks = "A23456789TJQK", suits = "SHDC", names = "shdc";
  std::string text;
  for (std::size_t suit = 0; suit < suits.size(); ++suit) {
    std::string rising, falling;
    for (std::size_t i = 0; i < ranks.size(); ++i) {
      rising += {' ', ranks[i], suits[suit]};
      if (suit > 1 || i < 11) falling += {' ', ranks[ranks.size() - 1 - i], suits[suit]};
    }
    text += std::string{names[suit]} + "a:" + rising + "; " + names[suit] + "k:" + falling + "; ";
  }
  return on_the_hill(text + std::string{fans} + "; @0=2");
}

Verdict by_suits(const State& position, std::uint8_t suits) {
  const std::array runs{Run::of_suits(suits, 1'000)};
  Solver solver{*find_game("the-house-on-the-hill")};
  solver.start(position, runs);
  while (!solver.step(10)) {}
  return solver.verdict();
}

// What is lost of some suits is lost; what is won of each says nothing of all.
TEST(Houses, ALossOfSomeSuitsDecidesInTheLastDeal) {
  const State alone = twos_and_aces("1: 2S AS; 2: AH 2H"), crossed = twos_and_aces("1: 2S AH; 2: 2H AS");
  EXPECT_EQ(by_suits(alone, 1), Verdict::lost);
  EXPECT_EQ(by_suits(crossed, 1), Verdict::open) << "each suit lies free of itself";
  EXPECT_EQ(by_suits(crossed, 2), Verdict::lost);
  EXPECT_EQ(by_suits(twos_and_aces("1: AS 2S; 2: AH 2H"), 2), Verdict::open) << "it is won";
  State dealt_again = alone;
  dealt_again.counter[TheHouseOnTheHill::redeals] = 1;
  EXPECT_EQ(by_suits(dealt_again, 1), Verdict::open) << "a shuffle may part them";
}

TEST(Houses, ACardThatLiesAloneIsLeftUntilItLeadsOn) {
  const auto left = [](std::string_view position) {
    const State s = on_the_hill(position);
    MoveList moves;
    find_game("the-house-on-the-hill")->moves(s, moves);
    Hill::leave_out_idle(s, moves);
    Texts texts;
    for (const Move move : moves) texts.insert(write_move(TheHouseOnTheHill::info, move));
    return texts;
  };
  constexpr std::string_view idle = "sa: AS; 1: 2S; 2: 9H 3S; 3: 4D 9H; 4: 8H; @0=2";
  EXPECT_EQ(left(idle), (Texts{"1-sa", "2-1", "3-4"})) << "the three lies on another and can follow the two";
  EXPECT_EQ(left("sa: AS; 1: 2S; 2: 9H 4S; 3: 5S; @0=2"), Texts{"2-3"});
  EXPECT_EQ(left("sa: AS; 1: 2S; 2: 3S; @0=2"), (Texts{"1-2", "1-sa", "2-1"})) << "all lie alone";
  EXPECT_TRUE(left("sa: AS; 1: 2S; 2: 9H 4S; 3: 5S; @0=1").contains("1-sa")) << "the cards are dealt again";
}

// A card that comes back from its family may need the one that lies alone.
TEST(Houses, NothingIsLeftOutAndNoPlayIsSafeWhereFamiliesGiveBack) {
  const State s =
      Board::of("the-house-on-the-hill", "sa: AS; 1: 2S; 2: 9H 4S; 3: 5S", "set house-modern").state();
  MoveList moves, all;
  find_game("the-house-on-the-hill")->moves(s, moves);
  all = moves;
  Hill::leave_out_idle(s, moves);
  EXPECT_TRUE(std::ranges::equal(moves, all));
  EXPECT_FALSE(Hill::begins(s, {Act::lay, TheHouseOnTheHill::fans[0], TheHouseOnTheHill::aces[spades], 1}));
  constexpr std::string_view met = "sa: AS 2S 3S 4S 5S 6S; sk: KS QS JS TS 9S 8S 7S; 1: 7S";
  EXPECT_TRUE(Hill::safe(Board::of("the-house-on-the-hill", met, "redeals=none").state()));
  EXPECT_FALSE(Hill::safe(Board::of("the-house-on-the-hill", met, "set house-modern").state()));
}

TEST(Houses, FansAreAlikeInTheLastDealOnly) {
  for (const std::string_view game : {"the-house-in-the-wood", "the-house-on-the-hill"}) {
    EXPECT_EQ(Board::dealt(game, 3, "set house-modern").state().counter[State::order_is_moot], 1);
    Board board = Board::dealt(game, 3);
    EXPECT_EQ(board.state().counter[State::order_is_moot], 0);
    EXPECT_EQ(board.play("redeal redeal").state().counter[State::order_is_moot], 1);
  }
}

}  // namespace
}  // namespace longwood::test
