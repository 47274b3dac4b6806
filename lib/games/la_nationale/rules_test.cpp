#include "games/la_nationale/rules.hpp"

#include <gtest/gtest.h>

#include "support.hpp"

/// La Nationale: deals in progress in which cards have been played from the columns, which no file of
/// positions can bring about. Numbers in brackets are sentences of its rulebook.
namespace longwood::test {
namespace {

Board la_nationale_at(const std::string& position) { return Board::laid("la-nationale", position); }

/// A deal in progress, carried on to its first pause.
Board la_nationale_dealing(const std::string& position) {
  Board board = la_nationale_at("@0=1; " + position);
  LaNationale::deal_on(board.table());
  return board;
}

// [8] [9]
TEST(LaNationale, SeveralEndCardsWaitForAnOrder) {
  const Board board = la_nationale_dealing("1: 4C 3S; 2: 9H 3S; 3: 4H; @1=17; " + hand("2S 9D"));
  EXPECT_EQ(board.legal(), (Texts{"1-sa", "2-sa"}));
  EXPECT_EQ(board.pile("sa"), "AS 2S");
  EXPECT_EQ(board.refused("3-ha"), "end_card_waits [8]");
  EXPECT_EQ(board.refused("1-ha"), "end_card_waits [8]");
  EXPECT_EQ(board.refused("1-2"), "no_marriage_while_dealing [9]");
  EXPECT_EQ(board.refused("1-4"), "no_marriage_while_dealing [9]") << "nor is a vacancy filled";
  const Board after = board.after("2-sa");
  EXPECT_EQ(after.pile("2"), "9H");
  EXPECT_EQ(after.pile("3"), "4H 9D") << "then the deal goes on to its end";
  EXPECT_EQ(after.state().counter[LaNationale::dealing], 0);
}

// [8]
TEST(LaNationale, AnEndCardThatSuitsBothFamiliesIsChosenToo) {
  const Board board =
      la_nationale_dealing("sa: " + rising('S', 'A', '3') + "; sk: " + falling('S', 'K', '7') +
                           "; 1: 6S 5S; 2: 9C; @1=9; " + hand("4S 9D"));
  // The four turned draws the five after it, and that uncovers the six, which suits both.
  EXPECT_EQ(board.legal(), (Texts{"1-sa", "1-sk", "1-sb"}));
  EXPECT_EQ(board.pile("sa"), rising('S', 'A', '5'));
  EXPECT_EQ(board.after("1-sk").pile("sk"), falling('S', 'K', '6'));
}

}  // namespace
}  // namespace longwood::test
