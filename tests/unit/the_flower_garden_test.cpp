#include <gtest/gtest.h>

#include "support.hpp"

/// The Flower-Garden (Cadogan). Numbers in brackets are sentences of its rulebook; coverage_test.cpp counts
/// them.
namespace longwood::test {
namespace {

Board garden_at(const std::string& position, std::string_view choices = {}) {
  return Board::of("the-flower-garden", position, choices);
}

// [3] [7]
TEST(TheFlowerGarden, FG1_TheBooksOwnExample) {
  Board board = garden_at("3: 2D 9C; 4: 5C; 5: AD 4D; 6: JD; b7: TH");
  EXPECT_EQ(board.refused("3-6"), "not_next [7]") << "the ten comes first";
  board.play("5-4 b7-6 3-6 5-da 3-da");
  EXPECT_EQ(board.pile("da"), "AD 2D");
  EXPECT_EQ(board.pile("6"), "JD TH 9C");
}

// [4] [7] [8]
TEST(TheFlowerGarden, FG2_BuildsDownInAnySuit) {
  const Board board = garden_at("1: 9S; 2: 8H; 3: KD; 4: AC");
  EXPECT_TRUE(board.allows("2-1"));
  EXPECT_EQ(board.refused("1-2"), "not_next [7]") << "ascending";
  EXPECT_EQ(board.refused("3-4"), "corner [8]");
  EXPECT_TRUE(board.allows("4-ca"));
}

// [9] [10] [11]
TEST(TheFlowerGarden, FG3_APacketIsBegunAnew) {
  const Board board = garden_at("1: 7S 9H; 3: 5D; b1: 3C; b2: KS");
  EXPECT_EQ(board.legal_among("1 2 3 b1 b2"), (Texts{"b1-2", "b2-2", "1-2", "3-2"}));
  EXPECT_EQ(board.refused("1-b3"), "not_that_way [10]");
  EXPECT_EQ(board.after("b1-2").refused("2-b1"), "not_that_way [10]");
  EXPECT_EQ(board.refused("1-2x2"), "one_card_at_a_time [9]");
}

// [3] [6] [8]
TEST(TheFlowerGarden, FG4_AKingFindsNoOtherPlace) {
  const Board board = garden_at("1: 7S KH; 3: AD; b1: AS").after("1-2");
  EXPECT_EQ(board.pile("1"), "7S") << "it is available now";
  EXPECT_EQ(board.refused("2-1"), "not_next [7]");
  EXPECT_EQ(board.refused("2-3"), "corner [8]");
  EXPECT_TRUE(board.allows("b1-sa"));
  EXPECT_TRUE(board.allows("1-4")) << "no play is compulsory";
}

// [1] [2] [12]
TEST(TheFlowerGarden, FG5_Layout) {
  const Board board = Board::dealt("the-flower-garden", 5);
  const auto dealt = deck(board.game(), 5);
  ASSERT_EQ(dealt.size(), 52U);
  for (std::size_t packet = 1; packet <= 6; ++packet)
    EXPECT_EQ(board.pile(std::to_string(packet)), cards(dealt, 6 * packet - 5, 6 * packet));
  for (std::size_t i = 1; i <= 16; ++i) EXPECT_EQ(board.pile("b" + std::to_string(i)), dealt[35 + i]);
  EXPECT_EQ(board.seen("1"), board.pile("1")) << "all is seen";
  EXPECT_EQ(board.refused("redeal"), "no_redeal_left [12]");
}

// [5] [13]
TEST(TheFlowerGarden, IsWonWithAllCardsHome) {
  const std::string three = "sa: " + rising('S', 'A', 'K') + "; ha: " + rising('H', 'A', 'K') +
                            "; da: " + rising('D', 'A', 'K') + "; ca: " + rising('C', 'A', 'Q');
  const Board board = garden_at(three + "; b16: KC");
  EXPECT_FALSE(board.won());
  EXPECT_TRUE(board.after("b16-ca").won());
  EXPECT_EQ(board.refused("sa-1"), "families_are_final [5]");
  const Board giving = garden_at(three + "; b16: KC", "families=returnable");
  EXPECT_TRUE(giving.allows("sa-1"));
  EXPECT_TRUE(giving.after("b16-ca").legal().empty()) << "a game that is won is over";
}

// [9]
TEST(TheFlowerGarden, WildflowerMovesSequencesOfOneSuit) {
  const Board board = garden_at("1: 2D 9C 8C 7C; 2: TH; 4: 8D 7H", "runs=in-suit");
  EXPECT_TRUE(board.allows("1-2x3"));
  EXPECT_TRUE(board.allows("1-5x2")) << "any part of it, into a vacancy";
  EXPECT_EQ(board.refused("1-2x2"), "not_next [7]") << "the eight is not next to the ten";
  EXPECT_EQ(board.refused("1-2x4"), "not_a_run [9]");
  EXPECT_EQ(board.refused("4-2x2"), "not_a_run [9]") << "of two suits";
}

}  // namespace
}  // namespace longwood::test
