#include "honest/chance.hpp"

#include <gtest/gtest.h>

#include "games/all_games.hpp"
#include "honest/advice_words.hpp"
#include "honest/seat.hpp"

/// A chance as a person is told it. The ends of Wilson's interval were computed by hand.
namespace longwood::test {
namespace {

Chance chance(int wins, int tried) { return chance_of(Tally{tried, wins}, {}); }

TEST(ChanceInWords, IsAPercentageOrOneInSoMany) {
  EXPECT_EQ(chance_words(chance(31, 100)), "about 31 %");
  EXPECT_EQ(margin_words(chance(31, 100)), "22 to 41 %");  // 0.2278, 0.4063
  EXPECT_EQ(chance_words(chance(8, 400)), "about 1 in 50");
  EXPECT_EQ(margin_words(chance(8, 400)), "1 in 99 to 1 in 25");  // 0.01017, 0.03895
  EXPECT_EQ(chance_words(chance(3, 2000)), "about 1 in 670");
  EXPECT_EQ(margin_words(chance(8, 100)), "4.1 to 15 %");  // 0.04109, 0.14999
  EXPECT_EQ(chance_words(chance(4, 100)), "about 1 in 25");
  EXPECT_EQ(chance_words(chance(5, 100)), "about 5 %");
}

TEST(ChanceInWords, IsNeverAllOrNothing) {
  EXPECT_EQ(chance_words(chance(8, 8)), "more than 67 %");  // 8 / (8 + z²) = 0.6756
  EXPECT_EQ(margin_words(chance(8, 8)), "67 % or more");
  EXPECT_EQ(chance_words(chance(0, 64)), "less than 5.7 %");      // z² / (64 + z²) = 0.0566
  EXPECT_EQ(chance_words(chance(0, 400)), "less than 1 in 100");  // 1 / 105.1
  EXPECT_EQ(margin_words(chance(0, 400)), "at most 1 in 100");
  EXPECT_EQ(chance_words(chance(9999, 10000)), "about 99.9 %");
  EXPECT_EQ(margin_words(chance(99999, 100000)), "99.9 to 99.9 %");
  for (int tried = 1; tried < 3000; tried = tried * 3 / 2 + 1)
    for (const int wins : {0, 1, tried - 1, tried})
      for (const auto& words : {chance_words(chance(wins, tried)), margin_words(chance(wins, tried))}) {
        EXPECT_EQ((" " + words).find(" 100 %"), std::string::npos) << words;
        EXPECT_EQ((" " + words).find(" 0 "), std::string::npos) << words;
      }
}

TEST(ChanceInWords, FollowsTheCorrection) {
  // logit(0.2) = -1.3863; times 1.5, and 2 half of the cards being unknown: -1.0794, a chance of 0.2536
  const Chance corrected =
      chance_of(Tally{100, 20}, Correction{.level = 0, .slope = 1.5, .of_unknown = 2}.with_unknown(0.5));
  EXPECT_NEAR(corrected.share, 0.2536, 0.0001);
  EXPECT_LT(corrected.interval.low, corrected.share);
  EXPECT_GT(corrected.interval.high, corrected.share);
  EXPECT_EQ(chance_of(Tally{100, 0}, {.level = 1}).share, 0);
}

// Worlds that were too much to decide are among those tried, and are not told as lost.
TEST(AdviceInWords, TellsWorldsThatWereNotDecidedApart) {
  const AnyGame& game = *find_game("st-helena");
  const Table table = game.start(deal_by_number(game.info->packs, 5), game.info->sets.front());
  const PlayerView view = Seat{game, table.state()}.view();
  const auto told = [&](const Foreseen& seen) {
    Counsel counsel;
    counsel.foreseen = seen;
    return advice_words(counsel, view).foreseen;
  };
  EXPECT_EQ(told({.tried = 46, .wins = 43}), "One who saw every card could win 43 of 46.");
  EXPECT_EQ(told({.tried = 46, .wins = 43, .open = 3}),
            "One who saw every card could win at least 43 of 46, with 3 not decided.");
  EXPECT_EQ(told({.tried = 46, .wins = 43, .open = 1}),
            "One who saw every card could win at least 43 of 46, with 1 not decided.");
  EXPECT_EQ(told({}), "");
}

}  // namespace
}  // namespace longwood::test
