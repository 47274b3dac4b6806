#include <gtest/gtest.h>

#include "games/fortress/rules.hpp"
#include "support.hpp"

/// Fortress (Cadogan). Numbers in brackets are sentences of its rulebook; coverage_test.cpp counts them.
namespace longwood::test {
namespace {

Board fortress_at(const std::string& position) { return Board::of("fortress", position); }

// [1] [2] [13]
TEST(Fortress, F4_Deal) {
  const Board board = Board::dealt("fortress", 3);
  const auto cards_dealt = deck(board.game(), 3);
  EXPECT_EQ(board.pile("L1"), cards(cards_dealt, 5, 1)) << "card 1 is the outside card";
  EXPECT_EQ(board.pile("R1"), cards(cards_dealt, 6, 10));
  EXPECT_EQ(board.pile("L2"), cards(cards_dealt, 15, 11));
  EXPECT_EQ(board.pile("R2"), cards(cards_dealt, 16, 20));
  EXPECT_EQ(board.pile("L3"), cards(cards_dealt, 25, 21));
  EXPECT_EQ(board.pile("R3"), cards(cards_dealt, 26, 30));
  EXPECT_EQ(board.pile("L4"), cards(cards_dealt, 35, 31));
  EXPECT_EQ(board.pile("R4"), cards(cards_dealt, 36, 40));
  EXPECT_EQ(board.pile("L5"), cards(cards_dealt, 46, 41)) << "the bottom rows have six";
  EXPECT_EQ(board.pile("R5"), cards(cards_dealt, 47, 52));
  EXPECT_EQ(board.pile("sa"), "");
  for (const std::string row : {"L1", "L5", "R1", "R5"})
    EXPECT_EQ(board.seen(row), board.pile(row)) << "all lies in view";
  EXPECT_EQ(board.refused("deal"), "hand_is_out [13]");
  EXPECT_EQ(board.refused("redeal"), "hand_is_out [13]");
  EXPECT_EQ(board.refused("turn"), "no_such_move");
  EXPECT_EQ(board.refused("L1+R1"), "no_such_move");
}

// [5] [6] [7] [10]
TEST(Fortress, F1_AvailableCards) {
  const Board board =
      fortress_at("L1: KD 3H 7C; R1: 2S 8C; L2: AH; L3: KS; L4: JS; L5: 9S; R3: 7S; R4: 5S; R5: 3S");
  EXPECT_EQ(board.legal_among("L1 L2 R1 R2 sa ha da ca"),
            (Texts{"L2-ha", "L1-R1", "R1-L1", "L1-R2", "R1-R2", "L2-R2"}));
  EXPECT_EQ(board.refused("L1-ha"), "family_rises [3]")
      << "the three is blocked, and so is the two of spades";
  EXPECT_EQ(board.refused("L1-L2"), "wrong_suit [7]");
  EXPECT_EQ(board.refused("R1-sa"), "family_rises [3]");
  EXPECT_EQ(board.after("L1-R1").pile("R1"), "2S 8C 7C");
  EXPECT_EQ(board.after("L1-R1").pile("L1"), "KD 3H") << "the next card is released";
  EXPECT_EQ(board.after("R1-L1").pile("L1"), "KD 3H 7C 8C");
  EXPECT_EQ(board.after("R1-R2").pile("R2"), "8C");
}

// [3] [8]
TEST(Fortress, F2_Corner) {
  const Board board = fortress_at("R3: KC; L3: AC");
  EXPECT_TRUE(board.allows("L3-ca"));
  EXPECT_EQ(board.refused("L3-R3"), "corner [8]");
  EXPECT_EQ(board.refused("R3-L3"), "corner [8]");
  EXPECT_TRUE(fortress_at("R3: KC; L3: QC").allows("L3-R3"));
  EXPECT_TRUE(fortress_at("R3: 2C; L3: AC").allows("R3-L3"));
}

// [10] [11] [12]
TEST(Fortress, F3_Reversal) {
  Board board = fortress_at("R4: 9D 2C 3C 4C 5C; ca: AC; R1: 9S");
  EXPECT_EQ(board.refused("R4-L5x4"), "one_card_at_a_time [9]");
  board.play("R4-L5");
  EXPECT_EQ(board.refused("R1-L5"), "wrong_suit [7]") << "a lane once begun is a row like any other";
  EXPECT_TRUE(board.allows("L5-R4")) << "and its last card is available";
  board.play("R4-L5 R4-L5 R4-L5");
  EXPECT_EQ(board.pile("L5"), "5C 4C 3C 2C");
  board.play("L5-ca L5-ca L5-ca L5-ca");
  EXPECT_EQ(board.pile("ca"), rising('C', 'A', '5'));
  EXPECT_EQ(board.pile("L5"), "") << "the lane is open again";
}

// [12]
TEST(Fortress, ARowGrowsToAnyLength) {
  Board board = fortress_at("L1: KS; R1: " + rising('S', 'A', 'Q'));
  for (int i = 0; i < 12; ++i) board.play("R1-L1");
  EXPECT_EQ(board.pile("L1"), falling('S', 'K', 'A'));
  EXPECT_EQ(board.size("R1"), 0);
}

// [3] [4]
TEST(Fortress, FamiliesRiseFromTheirAces) {
  const Board board = fortress_at("L1: 2S; L2: AS; L3: AH; R1: KS; R2: 3S");
  EXPECT_EQ(board.refused("L1-sa"), "family_rises [3]");
  EXPECT_EQ(board.refused("R1-sa"), "family_rises [3]") << "it does not begin with a king";
  EXPECT_EQ(board.refused("L2-ha"), "family_rises [3]");
  const Board after = board.after("L2-sa L1-sa");
  EXPECT_EQ(after.pile("sa"), "AS 2S");
  EXPECT_TRUE(after.allows("R2-sa"));
  EXPECT_EQ(after.refused("R1-sa"), "family_rises [3]");
  EXPECT_EQ(after.refused("sa-R2"), "families_are_final [4]");
  EXPECT_EQ(after.refused("sa-L1"), "families_are_final [4]");
}

// [5] [7] [9]
TEST(Fortress, MarriagesOfOutsideCards) {
  const Board board = fortress_at("L1: 6D 5D; R5: 4D; L3: 8D; R2: 6S");
  EXPECT_TRUE(board.allows("L1-R5"));
  EXPECT_TRUE(board.allows("R5-L1"));
  EXPECT_EQ(board.refused("L3-R5"), "not_next [7]");
  EXPECT_EQ(board.refused("L1-L1"), "same_place [7]");
  EXPECT_EQ(board.refused("L4-L1"), "nothing_there [5]");
  EXPECT_EQ(board.refused("L1-R5x2"), "one_card_at_a_time [9]");
  EXPECT_EQ(fortress_at("L1: 6D 5D; da: AD").refused("L1-dax2"), "family_rises [3]");
}

// [6]
TEST(Fortress, NothingIsCompulsory) {
  const Board board =
      fortress_at("L1: AS; R1: 5H; R2: 6H; L2: 9C; L3: JC; L4: KD; L5: 2D; R3: 4D; R4: 6S; R5: 8S");
  EXPECT_EQ(board.legal(), (Texts{"L1-sa", "R1-R2", "R2-R1"}));
}

// [14]
TEST(Fortress, WonWhenAllLieInTheCentre) {
  Board board = fortress_at("sa: " + rising('S', 'A', 'K') + "; ha: " + rising('H', 'A', 'K') +
                            "; da: " + rising('D', 'A', 'K') + "; ca: " + rising('C', 'A', 'Q') + "; R5: KC");
  EXPECT_FALSE(board.won());
  EXPECT_EQ(board.legal().size(), 10U) << "the king may still go to nine lanes";
  board.play("R5-ca");
  EXPECT_TRUE(board.won());
  EXPECT_EQ(board.legal(), Texts{});
  const Board lost =
      fortress_at("L1: AS 3S; L2: 5S; L3: 7S; L4: 9S; L5: JS; R1: 3H; R2: 5H; R3: 7H; R4: 9H; R5: JH");
  EXPECT_FALSE(lost.won());
  EXPECT_EQ(lost.legal(), Texts{});
}

}  // namespace
}  // namespace longwood::test
