#include "honest/chance.hpp"

#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "honest/advice_words.hpp"
#include "honest/graph_play.hpp"
#include "honest/guide.hpp"
#include "honest/observed_game.hpp"

/// A chance as a person is told it. The ends of Wilson's interval were computed by hand.
namespace longwood::test {
namespace {

const Speaker say = in_english_of(*all_games().front().info);

Chance chance(int wins, int tried) { return chance_of(Tally{tried, wins}, {}); }

TEST(ChanceInWords, IsAPercentage) {
  EXPECT_EQ(chance_words(say, chance(31, 100)), "about 31 %");
  EXPECT_EQ(margin_words(say, chance(31, 100)), "22 to 41 %");  // 0.2278, 0.4063
  EXPECT_EQ(chance_words(say, chance(8, 400)), "about 2 %");
  EXPECT_EQ(margin_words(say, chance(8, 400)), "1 to 3.9 %");  // 0.01017, 0.03895
  EXPECT_EQ(chance_words(say, chance(3, 2000)), "about 0.15 %");
  EXPECT_EQ(margin_words(say, chance(3, 2000)), "0.05 to 0.45 %");  // 0.000510, 0.004403
  EXPECT_EQ(margin_words(say, chance(8, 100)), "4.1 to 15 %");      // 0.04109, 0.14999
  EXPECT_EQ(chance_words(say, chance(4, 100)), "about 4 %");
  EXPECT_EQ(chance_words(say, chance(5, 100)), "about 5 %");
}

TEST(ChanceInWords, IsNeverAllOrNothing) {
  EXPECT_EQ(chance_words(say, chance(8, 8)), "more than 67 %");  // 8 / (8 + z²) = 0.6756
  EXPECT_EQ(margin_words(say, chance(8, 8)), "67 % or more");
  EXPECT_EQ(chance_words(say, chance(0, 64)), "less than 5.7 %");    // z² / (64 + z²) = 0.0566
  EXPECT_EQ(chance_words(say, chance(0, 400)), "less than 0.96 %");  // 1 / 105.1
  EXPECT_EQ(margin_words(say, chance(0, 400)), "at most 0.96 %");
  EXPECT_EQ(chance_words(say, chance(9999, 10000)), "about 99.9 %");
  EXPECT_EQ(margin_words(say, chance(99999, 100000)), "99.9 to 99.9 %");
  for (int tried = 1; tried < 3000; tried = tried * 3 / 2 + 1)
    for (const int wins : {0, 1, tried - 1, tried})
      for (const auto& words :
           {chance_words(say, chance(wins, tried)), margin_words(say, chance(wins, tried))}) {
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

TEST(ChanceInWords, HasABoundOfItsOwnIfNoneWasWon) {
  const Correction correction = Correction{.level = 3, .slope = 0.3, .none_won = 0.06}.with_unknown(0.5);
  EXPECT_EQ(chance_words(say, chance_of(Tally{400, 0}, correction)), "less than 6 %");
  EXPECT_EQ(chance_words(say, chance_of(Tally{8, 0}, correction)),
            "less than 33 %");  // z² / (8 + z²) = 0.3244
  EXPECT_GT(chance_of(Tally{400, 4}, correction).share, 0.7);
}

TEST(ChanceInWords, KeepsTheBoundOfTheSampleWhereACorrectionWouldNarrowIt) {
  const auto bound = [](int wins, double level) {
    return chance_of(Tally{100, wins}, Correction{.level = level}).interval;
  };
  EXPECT_EQ(bound(100, 1).low, bound(100, 0).low);
  EXPECT_LT(bound(100, -1).low, bound(100, 0).low);
  EXPECT_EQ(bound(0, -1).high, bound(0, 0).high);
  EXPECT_GT(bound(0, 1).high, bound(0, 0).high);
  EXPECT_GT(bound(99, 1).low, bound(99, 0).low);
}

TEST(ChanceInWords, ComesWithItsIntervalWhereThatIsWide) {
  EXPECT_EQ(brief_words(say, chance(31, 100)), "about 31 % (22 to 41 %)");
  EXPECT_EQ(brief_words(say, chance(3100, 10000)), "about 31 %");
  EXPECT_EQ(brief_words(say, chance(4, 6)), "about 67 % (29 to 91 %)");  // 0.29999, 0.9032
  EXPECT_EQ(brief_words(say, chance(0, 64)), "less than 5.7 %");
}

// The figure of another plan is that of the plan chosen, less what it lost in the same worlds.
TEST(AdviceInWords, TellsAnotherPlanInTheSameForm) {
  const AnyGame& game = *find_game("st-helena");
  const Table table = game.start(deal_by_number(game.info->packs, 5), game.info->sets.front());
  const InformationState view = ObservedGame{game, table.state()}.view();
  Recommendation counsel;
  counsel.sample = {.tried = 1000, .sum = 500};
  const auto told = [&](int wins, int of_best) {
    return alternative_words(in_english_of(*view.game().info), counsel,
                             {.plan = {}, .tally = {100, wins}, .of_best = of_best}, view);
  };
  EXPECT_EQ(told(70, 70), "about 50 % (40 to 60 %)");  // 0.4038, 0.5962
  EXPECT_EQ(told(51, 70), "about 31 % (22 to 41 %)");
  EXPECT_EQ(alternative_words(in_english_of(*view.game().info), counsel, {}, view), "");
}

// How true a chance is was shown for the book's rules and one version of the player, and for nothing else.
TEST(AdviceInWords, SaysWhereNobodyKnowsHowTrueAChanceIs) {
  for (const AnyGame& game : all_games()) {
    const Guide& guide = guide_for(*game.info);
    if (!guide.chooses) continue;
    for (const RuleSet& set : game.info->sets) {
      const Table table = game.start(deal_by_number(game.info->packs_for(set.options), 5), set);
      const InformationState view = ObservedGame{game, table.state()}.view();
      Recommendation counsel;
      counsel.sample = {.tried = 100, .sum = 31};
      const auto words = advice_words(in_english_of(*view.game().info), counsel, view);
      const GraphPlay* const graph = guide.graph;
      const bool by_graph = graph != nullptr && graph->plays(set.options);
      const bool by_book = guide.calibrated.games > 0 && set.options == Options{};
      const bool true_here =
          by_graph ? std::ranges::count(graph->compared, set.options, &Compared::rules) > 0 : by_book;
      const bool told = by_graph ? true_here : guide.was_compared();
      EXPECT_EQ(words.doubt.empty(), true_here || !told) << game.info->id << " " << set.id;
      EXPECT_EQ(words.worth.starts_with("If you follow the hints you win"), true_here) << words.worth;
      EXPECT_EQ(words.figure.empty(), !told) << game.info->id;
      EXPECT_EQ(words.worth.starts_with("By our estimate"), told && !true_here) << words.worth;
      EXPECT_EQ(words.worth.starts_with("No chance is shown"), !told) << words.worth;
      EXPECT_EQ(words.worth.contains('%'), told) << words.worth;
    }
    Guide later = guide;
    later.version++;
    EXPECT_EQ(calibrated_under(later, {}), nullptr);
  }
}

// Worlds that were too much to decide are among those tried, and are not told as lost.
TEST(AdviceInWords, TellsWorldsThatWereNotDecidedApart) {
  const AnyGame& game = *find_game("st-helena");
  const Table table = game.start(deal_by_number(game.info->packs, 5), game.info->sets.front());
  const InformationState view = ObservedGame{game, table.state()}.view();
  const auto told = [&](const ClairvoyantSample& seen) {
    Recommendation counsel;
    counsel.foreseen = seen;
    return advice_words(in_english_of(*view.game().info), counsel, view).foreseen;
  };
  EXPECT_EQ(told({.tried = 46, .wins = 43}),
            "With all cards known, about 93 % (82 to 98 %) of these games could be won.");  // 0.8250, 0.9776
  EXPECT_EQ(told({.tried = 46, .wins = 43, .open = 3}),
            "With all cards known, 82 % or more of these games could be won.");
  EXPECT_EQ(told({.tried = 46, .wins = 40, .open = 2}),
            "With all cards known, 74 to 97 % of these games could be won.");  // 0.7432, and 42: 0.9657
  EXPECT_EQ(told({.tried = 46, .wins = 0, .open = 46}), "");
  EXPECT_EQ(told({.tried = 46, .wins = 10, .open = 26}), "");  // 0.12 to 0.88
  EXPECT_EQ(told({.tried = 8, .wins = 4}), "");                // 0.22 to 0.78
  EXPECT_EQ(told({.tried = 1, .wins = 0, .open = 1}), "");
  EXPECT_EQ(told({}), "");
}

// The two figures come from different worlds, but whoever sees every card wins no less.
TEST(AdviceInWords, WhoeverSeesEveryCardWinsNoLessThanTheHints) {
  const AnyGame& game = *find_game("st-helena");
  const Table table = game.start(deal_by_number(game.info->packs, 5), game.info->sets.front());
  const InformationState view = ObservedGame{game, table.state()}.view();
  ASSERT_TRUE(guide_for(*game.info).was_compared());
  const Speaker speaker = in_english_of(*game.info);
  Recommendation counsel;
  counsel.sample = {.tried = 400, .sum = 228};
  const Chance hints = chance_of(counsel, view);
  const auto told = [&](const ClairvoyantSample& seen) {
    counsel.foreseen = seen;
    return advice_words(speaker, counsel, view).foreseen;
  };
  EXPECT_THAT(told({.tried = 12, .wins = 1}), testing::HasSubstr(chance_words(say, hints)));
  const auto margin = margin_words(say, hints);
  EXPECT_THAT(told({.tried = 12, .wins = 0, .open = 9}),
              testing::HasSubstr(", " + margin.substr(0, margin.find(' ')) + " to "));
  // what is more is told as it is
  EXPECT_EQ(told({.tried = 46, .wins = 43}),
            "With all cards known, about 93 % (82 to 98 %) of these games could be won.");
}

}  // namespace
}  // namespace longwood::test
