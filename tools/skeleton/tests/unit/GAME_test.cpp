#include <gtest/gtest.h>

#include "support.hpp"

/// ${title} (the book). Numbers in brackets are sentences of its rulebook; coverage_test.cpp counts them.
namespace longwood::test {
namespace {

Board laid(const std::string& position) { return Board::of("${id}", position); }

// [1]
TEST(${type}, Layout) {
  const Board board = Board::dealt("${id}", 5);
  const auto cards_dealt = deck(board.game(), 5);
  EXPECT_EQ(board.pile("8").substr(0, 5), cards_dealt[7] + " " + cards_dealt[15]);
}

// [2] [3] [4]
TEST(${type}, Families) {
  const Board board = laid("1: 2S AS; 2: 2H");
  EXPECT_EQ(board.legal(), Texts{"1-sa"});
  EXPECT_EQ(board.refused("2-ha"), "family_rises [2]");
  EXPECT_EQ(board.after("1-sa 1-sa").pile("sa"), "AS 2S");
  EXPECT_EQ(board.after("1-sa").refused("sa-1"), "families_are_final [3]");
}

// [5]
TEST(${type}, WonWhenAllLieOnTheFamilies) {
  std::string all;
  for (const char suit : {'S', 'H', 'D', 'C'})
    all += std::string{static_cast<char>(suit + 32)} + "a: " + rising(suit, 'A', suit == 'C' ? 'Q' : 'K') + "; ";
  Board board = laid(all + "8: KC");
  EXPECT_FALSE(board.won());
  board.play("8-ca");
  EXPECT_TRUE(board.won());
}

}  // namespace
}  // namespace longwood::test
