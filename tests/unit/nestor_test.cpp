#include "solve/advice/nestor.hpp"

#include <gtest/gtest.h>

#include "support.hpp"

/// What tests/data/positions/nestor.txt cannot say of Nestor (Cadogan).
namespace longwood::test {
namespace {

using advice::NestorAdvice;

Move pair(Pile a, Pile b) { return {Act::pair, a, b, 0}; }

// Of a rank of which others lie beneath, which two go out first may decide; else nothing is kept back.
TEST(Nestor, APairIsSafeWhereNoOtherOfItsRankIsCovered) {
  const auto safe = [](std::string_view position) {
    return NestorAdvice::safe(Board::of("nestor", position).state());
  };
  EXPECT_EQ(safe("1: 9S; 2: 9H; 3: KS; out: 9D 9C"), pair(0, 1)) << "the last two";
  EXPECT_EQ(safe("1: 9S; 2: KS 9H; 3: 9D; a1: 9C"), pair(0, 1)) << "all four";
  EXPECT_EQ(safe("1: 9S; 2: KS; 3: 9H; a2: 5C; out: 9D 9C"), pair(0, 2));
  EXPECT_FALSE(safe("1: 9S; 2: 9H; 3: 9D KS; 4: 9C")) << "three of four";
  EXPECT_FALSE(safe("1: 9S; 2: 9H; 3: 9D KS; 4: 9C QS")) << "two of four";
  EXPECT_FALSE(safe("1: 9S; 2: 9H KS; 3: QS; out: 9D 9C")) << "one of two";
}

TEST(Nestor, OneDealInTwoThousandIsDead) {
  int dead = 0;
  for (std::uint64_t number = 0; number < 12'000; ++number) {
    auto cards = deal_by_number(Nestor::info.packs, number).cards;
    dead += Nestor::avoids_pairs(std::span{cards}.first(52)) ? 0 : 1;
  }
  EXPECT_EQ(dead, 4) << "as the oracle counts them";
}

}  // namespace
}  // namespace longwood::test
