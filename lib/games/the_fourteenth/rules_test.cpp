#include <gtest/gtest.h>

#include "support.hpp"

namespace longwood::test {
namespace {

/// The file of positions names pairs as the notation lists them.
TEST(TheFourteenth, TheEarlierPlaceIsFilledFirstHoweverThePairIsNamed) {
  const Board one = Board::of("the-fourteenth", "r1c3: KS; r4c3: AS; hand: 2D").after("r4c3+r1c3");
  EXPECT_EQ(one.pile("r1c3"), "2D");
  EXPECT_EQ(one.pile("r4c3"), "");
}

}  // namespace
}  // namespace longwood::test
