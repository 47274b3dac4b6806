#include "games/la_capricieuse/rules.hpp"

#include <gtest/gtest.h>

#include "support.hpp"

/// La Capricieuse: many deals at once. Numbers in brackets are sentences of its rulebook.
namespace longwood::test {
namespace {

// [2] [7]
TEST(LaCapricieuse, C3_ShortLastRow) {
  // Whatever number is played as it is turned (never so few as five in a first deal), the others fill the
  // rows.
  int seven_over = 0;
  for (std::uint64_t number = 0; number < 300; ++number) {
    Board board = Board::dealt("la-capricieuse", number);
    while (board.state().counter[LaCapricieuse::dealing] != 0) board.play(*board.legal().begin());
    const int played = board.state().total(two_rows::families) - 8, laid_down = 96 - played;
    for (int i = 0; i < 12; ++i) {
      const int expected = laid_down / 12 + (i < laid_down % 12 ? 1 : 0);
      ASSERT_EQ(board.state().size[LaCapricieuse::columns[i]], expected)
          << "deal " << number << " column " << i + 1;
    }
    if (laid_down % 12 != 7) continue;
    ++seven_over;
    EXPECT_EQ(board.size("7"), board.size("1"));
    EXPECT_EQ(board.size("8"), board.size("1") - 1);
  }
  EXPECT_GT(seven_over, 0) << "as in the worked position, where columns 1 to 7 are the longer";
}

}  // namespace
}  // namespace longwood::test
