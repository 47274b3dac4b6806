#include "study/calibration.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/rng.hpp"
#include "honest/observed_game.hpp"
#include "honest/rollout.hpp"

/// What a list of chances and outcomes says of whoever told them.
namespace longwood::study::test {
namespace {

double fraction(Rng& rng) { return static_cast<double>(rng.below(1U << 30)) / (1U << 30); }

/// Games whose chance is c, at which `shown(c)` was told by a sample of 200.
template <class Shown>
std::vector<Judged> told(std::uint64_t count, Shown shown) {
  std::vector<Judged> list;
  Rng rng{7, 11};
  for (std::uint64_t deal = 0; deal < count; ++deal) {
    const double chance = 0.02 + 0.96 * fraction(rng);
    const double said = shown(chance);
    Judged one{.deal = deal, .tally = {.tried = 200, .wins = static_cast<int>(std::lround(200 * said))}};
    one.unknown = 26;
    one.shown = said;
    one.won = fraction(rng) < chance;
    list.push_back(one);
  }
  return list;
}

double from_logit(double x) { return 1 / (1 + std::exp(-x)); }
double logit(double p) { return std::log(p / (1 - p)); }

TEST(Calibrations, OfTrueChancesHaveSlopeOne) {
  const auto found = calibration_of(told(20'000, [](double chance) { return chance; }));
  EXPECT_EQ(found.games, 20'000U);
  EXPECT_NEAR(found.slope, 1, 3 * found.slope_error);
  EXPECT_NEAR(found.slope_error, 0.014, 0.006);
  EXPECT_NEAR(found.won, found.shown, 0.01);
  EXPECT_NEAR(found.brier, 1 / 6.0, 0.01);  // the mean of c (1 - c) over all c
  for (const Tenth& tenth : found.tenths) {
    EXPECT_GT(tenth.positions, 1500U);
    EXPECT_LT(std::abs(tenth.won - tenth.shown), 4 * tenth.error);
  }
}

TEST(Calibrations, OfTooBoldChancesHaveALesserSlope) {
  const auto found =
      calibration_of(told(20'000, [](double chance) { return from_logit(2 * logit(chance)); }));
  EXPECT_NEAR(found.slope, 0.5, 0.05);
  ASSERT_NE(found.worst(), nullptr);
  EXPECT_GT(std::abs(found.worst()->won - found.worst()->shown), 0.08);
}

TEST(Calibrations, OfChancesThatSayNothingHaveNoSlope) {
  auto list = told(5'000, [](double chance) { return chance; });
  for (std::size_t i = 0; i + 1 < list.size(); ++i)
    std::swap(list[i].won, list[(i * 2'477) % list.size()].won);
  EXPECT_NEAR(calibration_of(list).slope, 0, 0.1);
}

TEST(Calibrations, TellTheCorrectionThatIsWanted) {
  auto list = told(20'000, [](double chance) { return from_logit(0.5 * logit(chance) - 1); });
  for (std::size_t i = 0; i < list.size(); ++i) list[i].unknown = static_cast<int>(i % 11) * 5;
  const Correction fitted = fitted_correction(list);
  EXPECT_NEAR(fitted.slope, 2, 0.1);
  EXPECT_NEAR(fitted.level, 2, 0.15);
  EXPECT_NEAR(fitted.of_unknown, 0, 0.15);
  for (Judged& one : list) one.shown = chance_of(one.tally, fitted.with_unknown(one.unknown_share())).share;
  EXPECT_NEAR(calibration_of(list).slope, 1, 0.06);
}

TEST(Calibrations, TellHowChancesRiseAndFallWithWhatIsUnknown) {
  auto list = told(20'000, [](double chance) { return chance; });
  for (std::size_t i = 0; i < list.size(); ++i) {
    list[i].unknown = static_cast<int>(i % 11) * 5;
    const double unknown = list[i].unknown_share();
    const double share = static_cast<double>(list[i].tally.wins) / list[i].tally.tried;
    const double lower = from_logit(logit(share) - 2 * unknown * (1 - unknown));
    list[i].tally.wins = static_cast<int>(std::lround(lower * list[i].tally.tried));
  }
  const Correction fitted = fitted_correction(list, {.of_square = 1});
  EXPECT_NEAR(fitted.of_unknown, 2, 0.5);
  EXPECT_NEAR(fitted.of_square, -2, 0.5);
  EXPECT_EQ(fitted_correction(list).of_square, 0);
}

// Chances told far too low, as of a game in which the rule of thumb wins hardly any that good play wins.
TEST(Calibrations, TellACorrectionThatIsFarFromNone) {
  const auto list = told(4'000, [](double chance) { return from_logit(0.5 * logit(chance) - 2.5); });
  const Correction fitted = fitted_correction(list).with_unknown(list.front().unknown_share());
  EXPECT_NEAR(fitted.slope, 2, 0.2);
  EXPECT_NEAR(fitted.level, 5, 0.5);
}

TEST(Calibrations, CountBoundsApart) {
  auto list = told(2'000, [](double chance) { return chance; });
  const auto without = calibration_of(list);
  const auto add = [&](int wins, double shown, bool won) {
    Judged one{.deal = 5'000, .tally = {.tried = 200, .wins = wins}};
    one.shown = shown;
    one.won = won;
    list.push_back(one);
  };
  add(0, 0.02, false), add(0, 0.04, true), add(200, 0.99, true);
  const auto with = calibration_of(list);
  EXPECT_EQ(with.positions, without.positions + 3);
  EXPECT_EQ(with.games, without.games + 1);
  EXPECT_EQ(with.none.positions, without.none.positions + 2);
  EXPECT_NEAR(with.none.told, 0.03, 1e-9);
  EXPECT_NEAR(with.none.won, 0.5, 1e-9);
  EXPECT_EQ(with.all.positions, without.all.positions + 1);
  EXPECT_NEAR(with.all.told, 0.99, 1e-9);
  EXPECT_EQ(with.slope, without.slope);
  EXPECT_EQ(with.brier, without.brier);
  EXPECT_EQ(fitted_correction(list).slope,
            fitted_correction(told(2'000, [](double chance) { return chance; })).slope);
}

TEST(Calibrations, AreNotSureOfATenthWhereNearlyAllGamesEndedAlike) {
  auto list = told(40, [](double) { return 0.05; });
  for (Judged& one : list) one.won = false;
  const Tenth few = calibration_of(list).tenths[0];
  EXPECT_EQ(few.won, 0);
  EXPECT_NEAR(few.error, std::sqrt(0.05 * 0.95 / 40), 1e-9);
}

TEST(Calibrations, CountPositionsOfOneGameAsAlike) {
  auto list = told(2'000, [](double chance) { return chance; });
  const auto once = calibration_of(list);
  const auto copies = list;
  for (int i = 0; i < 3; ++i) list.insert(list.end(), copies.begin(), copies.end());
  const auto four = calibration_of(list);
  EXPECT_EQ(four.games, once.games);
  EXPECT_EQ(four.positions, 4 * once.positions);
  EXPECT_NEAR(four.slope_error, once.slope_error, 1e-6);
  for (std::size_t i = 0; i < once.tenths.size(); ++i)
    EXPECT_NEAR(four.tenths[i].error, once.tenths[i].error, 1e-9);
}

/// Lost games are over after 10 positions, won ones after 30; one of a game's is drawn, of which the first
/// ten alone still hide how it ends.
TEST(Calibrations, AreNotMisledByGamesThatEndSooner) {
  std::vector<Judged> drawn;
  Rng rng{7, 12};
  for (Judged one : told(60'000, [](double chance) { return chance; })) {
    one.takeovers = one.won ? 30 : 10;
    if (rng.below(static_cast<std::uint64_t>(one.takeovers)) < 10) drawn.push_back(one);
  }
  const auto found = calibration_of(drawn);
  EXPECT_NEAR(found.won, found.shown, 0.01);
  EXPECT_NEAR(found.slope, 1, 3 * found.slope_error);
  EXPECT_NEAR(found.level, 0, 0.1);
  for (const Tenth& tenth : found.tenths) EXPECT_LT(std::abs(tenth.won - tenth.shown), 4 * tenth.error);
  EXPECT_NEAR(fitted_correction(drawn).level, 0, 0.1);
  for (Judged& one : drawn) one.takeovers = 1;
  EXPECT_LT(calibration_of(drawn).level, -0.8);  // the logarithm of a third is -1.1
}

TEST(Values, AreFittedToFinishedGames) {
  const std::vector<double> weights{-1, 0.5, 0.02};
  std::vector<Judged> list;
  Rng rng{7, 13};
  for (std::uint64_t deal = 0; deal < 20'000; ++deal) {
    Judged one{.deal = deal, .tally = {}};
    one.facts = {1, 4 * fraction(rng), 100 * fraction(rng)};
    one.won = fraction(rng) <
              from_logit(std::inner_product(weights.begin(), weights.end(), one.facts.begin(), 0.0));
    list.push_back(one);
  }
  const auto found = fitted_value(list, 0);
  ASSERT_EQ(found.size(), weights.size());
  EXPECT_NEAR(found[0], -1, 0.15);
  EXPECT_NEAR(found[1], 0.5, 0.05);
  EXPECT_NEAR(found[2], 0.02, 0.002);
  // a large penalty leaves the level alone
  const auto flat = fitted_value(list, 1e9);
  const auto won = static_cast<double>(std::ranges::count(list, true, &Judged::won));
  EXPECT_NEAR(flat[0], logit(won / static_cast<double>(list.size())), 0.01);
  EXPECT_NEAR(flat[1], 0, 0.001);
}

// Otherwise the fit would be of something else than the chance shown.
TEST(Values, AreSumsOfFacts) {
  int games = 0;
  for (const AnyGame& game : all_games()) {
    const ValueFunction& value = guide_for(*game.info).value;
    if (value.logit == nullptr) continue;
    ++games;
    ObservedGame seat{game, game.start(deal_by_number(game.info->packs, 3), game.info->sets.front()).state()};
    for (int moves = 0; moves < 20; ++moves) {
      const auto facts = facts_at(seat.sight(), value);
      ASSERT_EQ(facts.size(), value.weights.size());
      EXPECT_EQ(facts.front(), 1) << game.info->id;
      EXPECT_NEAR(value.logit(seat.sight(), value.weights),
                  std::inner_product(facts.begin(), facts.end(), value.weights.begin(), 0.0), 1e-3)
          << game.info->id;
      const auto move = quick_move(seat, guide_for(*game.info));
      if (!move) break;
      seat.play(*move);
    }
  }
  EXPECT_GT(games, 0);
}

}  // namespace
}  // namespace longwood::study::test
