#include <gtest/gtest.h>

#include "support.hpp"

/// Napoleon at St. Helena (Cadogan). Numbers in brackets are sentences of its rulebook; coverage_test.cpp
/// counts them.
namespace longwood::test {
namespace {

Board napoleon_at(const std::string& position, std::string_view choices = {}) {
  return Board::of("napoleon-at-st-helena", position, choices);
}

const std::string five_columns = "1: 5H 9S 2D 7C; 2: KD 4H TS 8C; 3: QC 3S JH 6C; 4: AH; talon: 4D 9C";

// [1] [2]
TEST(NapoleonAtStHelena, NH1_Layout) {
  Board board = Board::dealt("napoleon-at-st-helena", 5);
  const auto dealt = deck(board.game(), 5);
  ASSERT_EQ(dealt.size(), 104U);
  for (std::size_t column = 1; column <= 10; ++column) {
    std::string text;
    for (std::size_t row = 0; row < 4; ++row) text += (row > 0 ? " " : "") + dealt[10 * row + column - 1];
    EXPECT_EQ(board.pile(std::to_string(column)), text);
  }
  EXPECT_EQ(board.pile("hand"), cards(dealt, 104, 41));
  board.play("turn");
  EXPECT_EQ(board.pile("talon"), dealt[40]);
}

// [3] [5] [7] [9] [10]
TEST(NapoleonAtStHelena, NH2_PlaysMarriagesAndLanes) {
  const Board board = napoleon_at(five_columns);
  EXPECT_EQ(board.legal_among("1 2 3 4 5 talon ha1 ha2"),
            (Texts{"1-2", "3-1", "4-ha1", "4-ha2", "1-5", "2-5", "3-5", "4-5", "talon-5"}));
  EXPECT_EQ(board.refused("2-1"), "not_next [7]") << "ascending";
  EXPECT_EQ(board.refused("talon-2"), "not_next [7]");
  EXPECT_EQ(board.refused("2-talon"), "not_that_way [13]");
  EXPECT_EQ(board.after("3-1").refused("1-2x2"), "one_card_at_a_time [9]");
}

// [10] [11]
TEST(NapoleonAtStHelena, NH3_StrictLanesAreBegunFromTheTalon) {
  const Board board = napoleon_at(five_columns, "vacancy=talon-only");
  EXPECT_EQ(board.legal_among("1 2 3 4 5 talon"), (Texts{"1-2", "3-1", "talon-5"}));
  EXPECT_EQ(board.refused("4-5"), "space_stays_empty [10]");
  const Board begun = board.after("talon-5");
  EXPECT_EQ(begun.pile("talon"), "4D");
  EXPECT_TRUE(begun.allows("2-5")) << "the nine is the head of a column like any other";
}

// [6] [12] [14]
TEST(NapoleonAtStHelena, NH4_TheHandIsTurnedOnce) {
  const Board board = napoleon_at("3: QC 3S JH 6C; " + hand("5C 5S"));
  const Board turned = board.after("turn");
  EXPECT_EQ(turned.legal_among("talon 3"), Texts{"talon-3"});
  EXPECT_TRUE(turned.allows("turn")) << "what is turned may be left";
  const Board out = turned.after("turn");
  EXPECT_EQ(out.pile("talon"), "5C 5S");
  EXPECT_EQ(out.legal_among("talon 3"), Texts{});
  EXPECT_EQ(out.refused("turn"), "hand_is_out [14]");
  EXPECT_EQ(out.refused("redeal"), "no_redeal_left [14]");
}

// [3] [4]
TEST(NapoleonAtStHelena, NH5_TwoFamiliesOfASuit) {
  const std::string exposed = "; 1: 4S; 2: 7S";
  const Board apart =
      napoleon_at("sa1: " + rising('S', 'A', '3') + "; sa2: " + rising('S', 'A', '6') + exposed);
  EXPECT_EQ(apart.legal_among("1 2 sa1 sa2"), (Texts{"1-sa1", "2-sa2"}));
  EXPECT_EQ(apart.refused("2-sa1"), "family_rises [3]");
  EXPECT_EQ(apart.refused("sa1-1"), "families_are_final [4]");
  Board one = napoleon_at("sa1: " + rising('S', 'A', '3') + "; sa2: " + rising('S', 'A', '3') + exposed);
  Board other = one;
  EXPECT_EQ(one.legal_among("1 sa1 sa2"), (Texts{"1-sa1", "1-sa2"}));
  EXPECT_EQ(one.play("1-sa1").table().key(), other.play("1-sa2").table().key()) << "the two moves are one";
}

// [8] [10]
TEST(NapoleonAtStHelena, NH6_ALaneDoesNotTurnASequenceAbout) {
  const Board board = napoleon_at("1: 8D 7D 6D; 3: KS; 4: AS");
  const Board moved = board.after("1-2");
  EXPECT_EQ(moved.refused("1-2"), "not_next [7]");
  EXPECT_EQ(board.refused("3-4"), "corner [8]");
  EXPECT_EQ(board.refused("4-3"), "corner [8]");
}

// [15]
TEST(NapoleonAtStHelena, IsWonWithAllCardsHome) {
  std::string families;
  for (const auto& [suit, name] : {std::pair{'S', 's'}, {'H', 'h'}, {'D', 'd'}, {'C', 'c'}})
    for (const char which : {'1', '2'})
      families += std::string{name, 'a', which} + ": " +
                  rising(suit, 'A', suit == 'C' && which == '2' ? 'Q' : 'K') + "; ";
  const Board board = napoleon_at(families + "4: KC");
  EXPECT_FALSE(board.won());
  EXPECT_TRUE(board.after("4-ca2").won());
  const Board returnable = napoleon_at(families + "4: KC", "families=returnable");
  EXPECT_TRUE(returnable.allows("sa1-1"));
  EXPECT_TRUE(returnable.after("4-ca2").legal().empty()) << "a game that is won is over";
}

}  // namespace
}  // namespace longwood::test
