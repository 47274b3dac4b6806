#include "statistics/rating.hpp"

#include <cmath>
#include <vector>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/rng.hpp"
#include "rating/trial.hpp"
#include "review/ratings.hpp"
#include "support.hpp"

namespace longwood::test {
namespace {

double fraction(Rng& rng) { return static_cast<double>(rng.below(1U << 30)) / (1U << 30); }

PlayedGame played(std::string_view game, std::uint64_t deal, bool won) {
  const AnyGame& found = *find_game(game);
  return {.game = &found,
          .set = &found.info->sets.front(),
          .deal = std::to_string(deal),
          .origin = Origin::random,
          .won = won};
}

std::size_t uncounted(const Ratings& ratings, Uncounted why) {
  const auto at = ratings.uncounted.find(why);
  return at == ratings.uncounted.end() ? 0 : at->second;
}

TEST(Rating, OfADealFollowsFromItsChance) {
  EXPECT_DOUBLE_EQ(rating_of_deal(0.5), 1500);
  // odds of ten to one are 400 points, by the definition of the scale
  EXPECT_NEAR(rating_of_deal(1.0 / 11), 1900, 1e-9);
  EXPECT_NEAR(rating_of_deal(10.0 / 11), 1100, 1e-9);
  EXPECT_NEAR(chance_of_player(1900, 0.5), 10.0 / 11, 1e-12);
  EXPECT_NEAR(chance_of_player(rating_of_hints, 0.2), 0.2, 1e-12);
}

TEST(Rating, OfWhoWinsAsOftenAsTheHintsIsTheirs) {
  std::vector<RatedResult> results;
  for (int i = 0; i < 100; ++i) results.push_back({0.2, i < 20});
  const Rating rating = rating_of_results(results);
  EXPECT_NEAR(*rating.value, rating_of_hints, 0.01);
  // the ends by Clopper and Pearson for 20 of 100: 12.67 and 29.18 %
  EXPECT_NEAR(chance_of_player(*rating.low, 0.2), 0.1267, 0.0001);
  EXPECT_NEAR(chance_of_player(*rating.high, 0.2), 0.2918, 0.0001);
}

TEST(Rating, HasNoValueWhileAllGamesEndAlike) {
  std::vector<RatedResult> results(10, {0.5, true});
  Rating rating = rating_of_results(results);
  EXPECT_FALSE(rating.value);
  EXPECT_FALSE(rating.high);
  // ten wins in a row are rarer than 2.5 % below a chance of 0.025^(1/10)
  EXPECT_NEAR(chance_of_player(*rating.low, 0.5), std::pow(0.025, 0.1), 1e-6);
  for (RatedResult& result : results) result.won = false;
  rating = rating_of_results(results);
  EXPECT_FALSE(rating.value);
  EXPECT_FALSE(rating.low);
  EXPECT_TRUE(rating.high);
  rating = rating_of_results({});
  EXPECT_FALSE(rating.value || rating.low || rating.high);
}

TEST(Rating, IsKnownFromEnoughGamesWithANarrowInterval) {
  // one win of a deal that nearly everybody wins bounds nothing that a player could be
  EXPECT_FALSE(is_known(rating_of_results(std::vector<RatedResult>{{0.998, true}})));
  EXPECT_FALSE(is_known(rating_of_results(std::vector<RatedResult>{{0.05, true}})));
  EXPECT_FALSE(is_known(rating_of_results(std::vector<RatedResult>(30, {0.998, true}))));
  EXPECT_TRUE(is_known(rating_of_results(std::vector<RatedResult>(10, {0.5, true}))));
  EXPECT_TRUE(is_known({.games = fewest_known, .value = 1500, .low = 1000, .high = 2000}));
  EXPECT_FALSE(is_known({.games = fewest_known - 1, .value = 1500, .low = 1450, .high = 1550}));
  EXPECT_FALSE(is_known({.games = 90, .value = 1500, .low = 999, .high = 2000}));
  EXPECT_FALSE(is_known({.games = 90}));
}

TEST(Rating, IntervalHoldsTheTruthInNinetyFiveOfAHundredRuns) {
  Rng rng{66};
  for (const std::size_t games : {std::size_t{10}, std::size_t{40}, most_exact + 100}) {
    constexpr int runs = 400;
    int held = 0;
    for (int run = 0; run < runs; ++run) {
      const double truth = 900 + 800 * fraction(rng);
      std::vector<RatedResult> results;
      for (std::size_t i = 0; i < games; ++i) {
        const double chance = 0.05 + 0.9 * fraction(rng);
        results.push_back({chance, fraction(rng) < chance_of_player(truth, chance)});
      }
      const Rating rating = rating_of_results(results);
      held += (!rating.low || *rating.low <= truth) && (!rating.high || truth <= *rating.high) ? 1 : 0;
    }
    // 95 % less three standard errors of so many runs
    EXPECT_GE(held, runs * 0.95 - 3 * std::sqrt(runs * 0.95 * 0.05)) << games;
  }
}

TEST(Rating, EasyDealsDoNotRaiseIt) {
  // a player between greedy and honest play: as many games, of easy or of hard deals
  constexpr double truth = 1200;
  constexpr int games = 4000;
  Rng rng{67};
  for (const double chance : {0.1, 0.5, 0.9}) {
    std::vector<RatedResult> results;
    for (int i = 0; i < games; ++i)
      results.push_back({chance, fraction(rng) < chance_of_player(truth, chance)});
    const Rating rating = rating_of_results(results);
    EXPECT_LE(*rating.low, truth) << chance;
    EXPECT_GE(*rating.high, truth) << chance;
  }
}

TEST(Rating, OfDecisionsIgnoresLuck) {
  std::vector<RatedDecisions> games(20, {0.4, 0});
  EXPECT_NEAR(*rating_of_decisions(games).value, rating_of_hints, 0.01);
  for (RatedDecisions& game : games) game.loss = 0.1;
  const Rating worse = rating_of_decisions(games);
  EXPECT_NEAR(chance_of_player(*worse.value, 0.4), 0.3, 1e-6);
  EXPECT_LT(*worse.low, *worse.value);
  EXPECT_GT(*worse.high, *worse.value);
}

/// The bank was written by `longwood-lab rating-trial GAME --strength S --deals 0-299`.
TEST(Rating, SettlesAfterTwentyReviewedGames) {
  const auto banks = rating::read_banks(read_file("ratings.txt"));
  ASSERT_TRUE(banks) << banks.error();
  std::vector<rating::Trial> trials;
  for (const rating::Bank& bank : *banks) {
    SCOPED_TRACE(bank.game + " " + std::to_string(bank.strength));
    trials.push_back(rating::try_ratings(bank, 40, 20, 100, 60));
    // nine in ten for each; 95 % of all
    EXPECT_GE(trials.back().results_held, 36);
    EXPECT_GE(trials.back().predictions_held, 36);
  }
  ASSERT_GE(trials.size(), 6U);
  const rating::Trial all = rating::together(trials);
  EXPECT_GE(all.results_held, 0.95 * all.runs);
  EXPECT_GE(all.predictions_held, 0.95 * all.runs);
  EXPECT_GE(all.elo_games(), 40U);
  EXPECT_GT(all.best_elo_games(), 20U);
  EXPECT_LT(all.decisions_error, all.results_error);
}

TEST(Rating, BanksReadAsWritten) {
  const rating::Bank bank{"fortress", 0.5, {{0.201, 0, false}, {0.201, 1, true}, {0.998, -0.004, true}}};
  const auto read = rating::read_banks(rating::write_bank(bank));
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(rating::write_bank(read->front()), rating::write_bank(bank));
  EXPECT_EQ(read->front().games.size(), 3U);
  for (const auto* const damaged : {"+1/2\n", "fortress\n", "fortress 1\n+1\n", "fortress 1\n+a/2\n"})
    EXPECT_FALSE(rating::read_banks(damaged)) << damaged;
}

TEST(Ratings, CountLossesWithHelpButNoWins) {
  std::vector<PlayedGame> games{played("the-clock", 1, true), played("the-clock", 2, true),
                                played("the-clock", 3, false), played("the-clock", 4, true)};
  games[1].undo = 1;
  games[2].peek = 1;
  games[3].hint = 2;
  const Ratings ratings = ratings_of(games);
  EXPECT_EQ(ratings.results.games, 2U);
  EXPECT_EQ(ratings.won, 1U);
  EXPECT_EQ(ratings.helped_lost, 1U);
  EXPECT_EQ(uncounted(ratings, Uncounted::helped), 2U);
}

TEST(Ratings, LetMovesBeTakenBackWhereNothingIsHidden) {
  auto game = played("fortress", 1, true);
  ASSERT_TRUE(lies_open(*game.game, game.set->options));
  game.undo = 5;
  EXPECT_EQ(ratings_of(std::vector{game}).won, 1U);
}

TEST(Ratings, LeaveOutChosenAndRepeatedDeals) {
  auto chosen = played("fortress", 1, true);
  chosen.origin = Origin::chosen;
  const std::vector games{chosen, played("fortress", 1, true), played("fortress", 2, true),
                          played("fortress", 2, false)};
  const Ratings ratings = ratings_of(games);
  EXPECT_EQ(ratings.results.games, 1U);
  EXPECT_EQ(uncounted(ratings, Uncounted::chosen), 1U);
  EXPECT_EQ(uncounted(ratings, Uncounted::repeated), 2U);
}

TEST(Ratings, TakeTheChanceFromTheListOfTheDeal) {
  auto game = played("fortress", 1, true);
  const double of_all = *chance_of_deal(game);
  EXPECT_NEAR(of_all, 0.2, 0.02);
  game.origin = Origin::listed;
  // a deal of a list without figures is at least known to be winnable
  EXPECT_GT(*chance_of_deal(game), 4 * of_all);
  game.list_won = 60, game.list_games = 99;
  EXPECT_DOUBLE_EQ(*chance_of_deal(game), 0.605);
}

TEST(Ratings, ShowNoNumberWithoutAMeasuredChance) {
  // nothing is chosen in The Travellers, so the hints were never measured
  const auto game = played("the-travellers", 1, true);
  EXPECT_FALSE(chance_of_deal(game));
  const Ratings ratings = ratings_of(std::vector{game});
  EXPECT_EQ(ratings.results.games, 0U);
  EXPECT_FALSE(ratings.results.low);
  EXPECT_EQ(uncounted(ratings, Uncounted::unmeasured), 1U);
}

TEST(Ratings, UseTheDealsOwnChanceWhereCardsAreHidden) {
  auto game = played("the-clock", 1, true);
  const double share = *chance_of_deal(game);
  game.balance = Balance{.first = 0.9};
  EXPECT_NEAR(*chance_of_deal(game), 0.9 * 0.9 + 0.1 * share, 1e-9);
  auto open = played("fortress", 1, true);
  const double before = *chance_of_deal(open);
  open.balance = Balance{.first = 1};
  EXPECT_DOUBLE_EQ(*chance_of_deal(open), before);
}

TEST(Ratings, LinesReadAsWritten) {
  auto game = played("the-clock", 7, true);
  game.undo = 1, game.hint = 2, game.peek = 3;
  game.origin = Origin::listed, game.list_won = 5, game.list_games = 9;
  game.balance = Balance{.end = Standing::won, .first = 0.5, .luck = 0.6, .loss = 0.1, .decisions = 37};
  const auto line = write_played(game);
  const auto read = read_played(line);
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(write_played(*read), line);
  EXPECT_EQ(read->balance->decisions, 37);
  for (const auto* const damaged :
       {"", "nogame x 1 random won 0 0 0 0 0", "fortress nothere 1 random won 0 0 0 0 0",
        "fortress cadogan 1 given won 0 0 0 0 0", "fortress cadogan 1 random drawn 0 0 0 0 0",
        "fortress cadogan 1 random won -1 0 0 0 0", "fortress cadogan 1 listed won 0 0 0 9 5"})
    EXPECT_FALSE(read_played(damaged)) << damaged;
}

TEST(Ratings, CourseHasTheLastThirtyGamesAtEachPoint) {
  std::vector<PlayedGame> games;
  for (std::uint64_t deal = 0; deal < 40; ++deal) games.push_back(played("fortress", deal, deal >= 35));
  const auto course = ratings_of(games).course;
  ASSERT_EQ(course.size(), 11U);
  EXPECT_EQ(course.front().games, course_window);
  EXPECT_FALSE(course.front().rating.value);
  EXPECT_EQ(course.back().games, 40U);
  EXPECT_TRUE(course.back().rating.value);
}

TEST(Ratings, NameARangeOnlyWhenItIsKnown) {
  EXPECT_EQ(word_of({.games = 5, .value = 1500, .low = 1200, .high = 1800}), "");
  EXPECT_EQ(word_of({.games = 5, .value = {}, .low = 1200, .high = {}}), "");
  EXPECT_EQ(word_of({.games = 90, .value = 1500, .low = 1450, .high = 1550}), rating_words().back().id);
  EXPECT_EQ(word_of({.games = 90, .value = -300, .low = -350, .high = -250}), rating_words().front().id);
}

}  // namespace
}  // namespace longwood::test
