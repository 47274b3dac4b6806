#include <gtest/gtest.h>

#include "solve/advice/the_house_in_the_wood.hpp"
#include "solve/advice/the_house_on_the_hill.hpp"
#include "support.hpp"

/// What their files in tests/data/positions/ cannot say of The House in the Wood and The House on the Hill
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

TEST(Houses, FansAreAlikeInTheLastDealOnly) {
  for (const std::string_view game : {"the-house-in-the-wood", "the-house-on-the-hill"}) {
    EXPECT_EQ(Board::dealt(game, 3, "set house-modern").state().counter[State::alike], 1);
    Board board = Board::dealt(game, 3);
    EXPECT_EQ(board.state().counter[State::alike], 0);
    EXPECT_EQ(board.play("redeal redeal").state().counter[State::alike], 1);
  }
}

}  // namespace
}  // namespace longwood::test
