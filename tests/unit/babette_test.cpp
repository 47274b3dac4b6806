#include <gtest/gtest.h>

#include "support.hpp"

/// Babette (Cadogan). Numbers in brackets are sentences of its rulebook; coverage_test.cpp counts them.
namespace longwood::test {
namespace {

Board babette_at(const std::string& position) { return Board::of("babette", position); }

// [1] [2]
TEST(Babette, Layout) {
  Board board = Board::dealt("babette", 5);
  const auto cards_dealt = deck(board.game(), 5);
  ASSERT_EQ(cards_dealt.size(), 104U);
  for (std::size_t column = 1; column <= 8; ++column)
    EXPECT_EQ(board.pile(std::to_string(column)), cards_dealt[column - 1]);
  EXPECT_EQ(board.pile("hand"), cards(cards_dealt, 104, 9));
  board.play("deal");
  EXPECT_EQ(board.pile("1"), cards_dealt[0] + " " + cards_dealt[8]);
  EXPECT_EQ(board.pile("8"), cards_dealt[7] + " " + cards_dealt[15]);
  board.play("deal deal deal deal deal deal deal deal deal deal deal");
  EXPECT_EQ(board.size("8"), 13) << "thirteen rows";
  EXPECT_EQ(board.refused("deal"), "hand_is_out [2]");
}

// [3] [4] [5]
TEST(Babette, B1_ARowIsFinishedFirst) {
  const std::string row = "AS 5H KD 2S QD 9C 9C 3S";
  const Board before = babette_at(hand(row + " 4S"));
  EXPECT_EQ(before.legal(), Texts{"deal"}) << "before the eighth card none is played";
  const Board finished = before.after("deal");
  EXPECT_EQ(finished.legal(), (Texts{"1-sa", "3-dk", "deal"}));
  EXPECT_EQ(finished.refused("4-sa"), "family_rises [4]");
  EXPECT_EQ(finished.refused("5-dk"), "family_falls [5]");
  const Board played = finished.after("1-sa 4-sa 8-sa 3-dk 5-dk");
  EXPECT_EQ(played.pile("sa"), "AS 2S 3S");
  EXPECT_EQ(played.pile("dk"), "KD QD");
  EXPECT_EQ(played.after("deal").pile("1"), "4S");
  EXPECT_TRUE(finished.allows("deal")) << "no play is compulsory";
}

// [7] [8]
TEST(Babette, B2_ACardIsReleasedAndCoveredAgain) {
  const Board board =
      babette_at("hk: " + falling('H', 'K', '8') + "; 3: 7H KC; " + hand("2C 2D 2H 3C 3D 3H 4C 4D 5D"));
  EXPECT_EQ(board.refused("3-hk"), "family_falls [5]") << "only the king of clubs is available";
  const Board freed = board.after("3-ck");
  EXPECT_TRUE(freed.allows("3-hk"));
  const Board covered = freed.after("deal");
  EXPECT_EQ(covered.pile("3"), "7H 2H");
  EXPECT_FALSE(covered.allows("3-hk"));
  EXPECT_EQ(covered.after("deal").pile("1"), "2C 5D") << "a short row begins at the left";
}

// [9]
TEST(Babette, B3_TheLastColumnIsDealtFirst) {
  const Board again = babette_at("sa: AS; 1: 3S 9H; 8: QD").after("redeal");
  EXPECT_EQ(again.pile("1"), "QD");
  EXPECT_EQ(again.pile("2"), "3S");
  EXPECT_EQ(again.pile("3"), "9H");
  EXPECT_EQ(again.pile("4"), "");
  EXPECT_EQ(again.pile("hand"), "");
  EXPECT_EQ(again.pile("sa"), "AS") << "the families stay";
  const Board longer = babette_at("1: 2S 9H 3C 4C; 5: 5C 6C 7C; 8: KD 8C").after("redeal");
  EXPECT_EQ(longer.pile("8"), "3C");
  EXPECT_EQ(longer.pile("hand"), "4C");
  EXPECT_EQ(longer.refused("redeal"), "still_in_hand [9]");
  EXPECT_EQ(longer.after("deal").pile("1"), "KD 4C");
}

// [9]
TEST(Babette, TheGardenIsPlayedOutBeforeItIsTakenUp) {
  const Board board = babette_at("1: 9C; 2: 5H AS; 3: 2S");
  EXPECT_EQ(board.refused("redeal"), "cards_can_be_played [9]");
  const Board one_left = board.after("2-sa");
  EXPECT_EQ(one_left.legal(), Texts{"3-sa"}) << "the two has become playable";
  EXPECT_TRUE(one_left.after("3-sa").allows("redeal"));
}

// [7]
TEST(Babette, AGapNextBelowIsEnoughInWikipediasGame) {
  // three rows: the first lies whole, of the second column 3 is played, the third covers it below the gap
  const std::string cards = "7H 9C 2S 9D 9H 9C 8D 8H 5H 5C AS 5D 6H 6C 6D 4H 5H 5C 9S 5D 6H 6C 6D 4H";
  const auto position = "ck: KC; " + hand(cards);
  const Board book = babette_at(position).after("deal deal 3-sa deal");
  EXPECT_EQ(book.pile("3"), "2S 9S");
  EXPECT_EQ(book.refused("3-sax2"), "family_rises [4]") << "by the book the later row covers the two again";
  const Board gaps = Board::of("babette", position, "available=gap-below").after("deal deal 3-sa deal");
  EXPECT_TRUE(gaps.allows("3-sax2"));
  EXPECT_EQ(gaps.refused("3-sa"), "family_rises [4]");
  EXPECT_EQ(gaps.refused("4-dax2"), "covered [7]");
  EXPECT_EQ(gaps.refused("4-dax9"), "nothing_there [7]");
  const Board played = gaps.after("3-sax2");
  EXPECT_EQ(played.pile("3"), "9S") << "what lay below stays where it lay";
  EXPECT_EQ(played.pile("sa"), "AS 2S");
}

// [10] [11]
TEST(Babette, ThreeDeals) {
  Board board = babette_at("1: 9S; 2: 5S");
  board.play("redeal redeal");
  EXPECT_EQ(board.refused("redeal"), "no_redeal_left [10]");
  EXPECT_EQ(board.legal(), Texts{});
  EXPECT_FALSE(board.won());
}

// [3] [6]
TEST(Babette, EitherFamilyOfASuit) {
  const Board board =
      babette_at("sa: " + rising('S', 'A', '6') + "; sk: " + falling('S', 'K', '8') + "; 1: 7S; 2: 7S");
  EXPECT_EQ(board.legal(), (Texts{"1-sa", "2-sa", "1-sk", "2-sk"}));
  const Board after = board.after("1-sa 2-sk");
  EXPECT_EQ(after.refused("sa-1"), "families_are_final [6]");
  EXPECT_EQ(after.refused("sa-sk"), "families_are_final [6]");
}

// [11]
TEST(Babette, WonWhenEightFamiliesAreWhole) {
  std::string all;
  for (const char suit : {'S', 'H', 'D', 'C'}) {
    const std::string name{static_cast<char>(suit + 32)};
    all += name + "a: " + rising(suit, 'A', 'K') + "; " + name +
           "k: " + falling(suit, 'K', suit == 'C' ? '2' : 'A') + "; ";
  }
  Board board = babette_at(all + "8: AC");
  EXPECT_EQ(board.legal(), Texts{"8-ck"});
  board.play("8-ck");
  EXPECT_TRUE(board.won());
  EXPECT_EQ(board.legal(), Texts{});
}

}  // namespace
}  // namespace longwood::test
