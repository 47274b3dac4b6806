#include "games/st_helena/rules.hpp"

#include <gtest/gtest.h>

#include "support.hpp"

/// St. Helena: a whole deal, and what the search is told. Numbers in brackets are sentences of its rulebook.
namespace longwood::test {
namespace {

// [2]
TEST(StHelena, RoundAndRound) {
  Board board = Board::dealt("st-helena", 5);
  for (int i = 0; i < 24; ++i) board.play("deal");
  for (int place = 1; place <= 12; ++place) EXPECT_EQ(board.size(std::to_string(place)), 3);
  for (int i = 0; i < 60; ++i) board.play("deal");
  EXPECT_EQ(board.size("hand"), 0);
  EXPECT_EQ(board.refused("deal"), "hand_is_out [2]");
  EXPECT_EQ(board.seen("3"), "?? ?? ?? ?? ?? ?? ?? " + board.pile("3").substr(21))
      << "only the last laid is seen";
}

// [7]: with one deal only, and rows bound through the first, no packet may stand for another
TEST(StHelena, RowsBoundToTheEndAreNotAlike) {
  for (const std::string choices :
       {"restriction=first-deal redeals=none", "redeals=none", "restriction=off redeals=none"}) {
    const Board board = Board::laid("st-helena", "5: QS; 6: 8D; hand: 9C", choices).after("deal");
    EXPECT_EQ(board.state().counter[State::order_is_moot],
              choices.starts_with("restriction=first-deal") ? 0 : 1)
        << choices;
  }
}

}  // namespace
}  // namespace longwood::test
