#include <gtest/gtest.h>

#include "support.hpp"

/// What positions.txt cannot say of Napoleon at St. Helena (Cadogan).
namespace longwood::test {
namespace {

// [3]
TEST(NapoleonAtStHelena, TwoAlikeFamiliesMakeOnePosition) {
  const Board board = Board::of("napoleon-at-st-helena", "sa1: AS 2S 3S; sa2: AS 2S 3S; 1: 4S; 2: 7S", "");
  Board one = board, other = board;
  EXPECT_EQ(one.play("1-sa1").table().key(), other.play("1-sa2").table().key());
}

}  // namespace
}  // namespace longwood::test
