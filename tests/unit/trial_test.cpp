#include <map>

#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/fault.hpp"
#include "honest/observed_game.hpp"
#include "study/trial_file.hpp"
#include "study_folder.hpp"

/// Games that are played to be judged, and the file that keeps them.
namespace longwood::study::test {
namespace {

class Trials : public StudyFolder {
 protected:
  static Trial sultan(unsigned threads) { return trial_of(*find_game("the-sultan"), threads); }
  static Trial trial_of(const AnyGame& game, unsigned threads) {
    const RuleSet& set = game.info->sets.front();
    return {.game = &game,
            .rules = {&set, set.options},
            .samples = 2,
            .positions = 2,
            .every = 3,
            .threads = threads};
  }
  static TrialTerms terms_of(const Trial& trial) {
    return {.terms = honest_terms_now(*trial.game->info, trial.rules),
            .samples = trial.samples,
            .positions = trial.positions,
            .every = trial.every};
  }
  static std::vector<Judged> judged(const Trial& trial, Range deals) {
    std::map<std::uint64_t, std::vector<Judged>> by_deal;
    const std::atomic<bool> stop = false;
    try_games(trial, {deals}, stop,
              [&](const TriedGame& game) { by_deal.emplace(game.deal, game.positions); });
    std::vector<Judged> list;
    for (const auto& [deal, some] : by_deal) list.insert(list.end(), some.begin(), some.end());
    return list;
  }
  static void expect_same(const std::vector<Judged>& a, const std::vector<Judged>& b) {
    ASSERT_EQ(a.size(), b.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
      EXPECT_EQ(a[i].deal, b[i].deal);
      EXPECT_EQ(a[i].tally.wins, b[i].tally.wins);
      EXPECT_EQ(a[i].unknown, b[i].unknown);
      EXPECT_EQ(a[i].won, b[i].won);
      EXPECT_EQ(a[i].takeovers, b[i].takeovers);
      EXPECT_EQ(a[i].shown, b[i].shown);
    }
  }
};

TEST_F(Trials, AreTheSameOnAnyNumberOfThreads) {
  const auto first = judged(sultan(1), {40, 43});
  expect_same(first, judged(sultan(2), {40, 43}));
  ASSERT_FALSE(first.empty());
  for (const Judged& one : first) {
    EXPECT_EQ(one.tally.tried, 2);
    EXPECT_GT(one.unknown, 0);
    EXPECT_EQ(one.cards, 104);
    EXPECT_EQ(one.shown, shown_at(one, *sultan(1).game));
  }
}

TEST_F(Trials, TakeTheBoundThatIsToldWhereNoneOrAllAreWon) {
  const AnyGame& game = *find_game("the-fourteenth");  // its chances have no correction
  const auto shown = [&](int wins, int tried) {
    return shown_at(Judged{.tally = {.tried = tried, .wins = wins}, .unknown = 20, .cards = 104}, game);
  };
  EXPECT_DOUBLE_EQ(shown(0, 100), wilson(0, 100).high);
  EXPECT_DOUBLE_EQ(shown(100, 100), wilson(100, 100).low);
  EXPECT_DOUBLE_EQ(shown(1, 100), 0.01);
}

TEST_F(Trials, TellOfHowManyPositionsTheSecondPartBeganFromOne) {
  for (const Judged& one : judged(sultan(2), {40, 43})) {
    const bool advised = skill_of(one.deal) == Skill::advised;
    EXPECT_EQ(one.takeovers == 1, advised) << one.deal;
  }
}

TEST_F(Trials, JudgeMoreWhereMoreStopsAre) {
  Trial all = sultan(2);
  all.positions = 100;
  Trial some = all;
  all.every = 1;
  some.every = 10;
  EXPECT_GT(judged(all, {40, 42}).size(), 2 * judged(some, {40, 42}).size());
}

TEST_F(Trials, PassOverDealsWhereNothingIsHidden) {
  // in La Capricieuse most deals leave no choice before all is dealt
  const Trial trial = trial_of(*find_game("la-capricieuse"), 2);
  const std::atomic<bool> stop = false;
  int hiding = 0, judged = 0, games = 0;
  try_games(trial, {{0, 199}}, stop, [&](const TriedGame& game) {
    const auto deal = deal_by_number(trial.game->info->packs, game.deal);
    EXPECT_EQ(game.hides,
              ObservedGame(*trial.game, trial.game->start(deal, Options{}).state()).unknown() > 0);
    EXPECT_TRUE(game.hides || game.positions.empty());
    ++games;
    if (game.hides) ++hiding;
    if (!game.positions.empty()) ++judged;
  });
  EXPECT_EQ(games, 200);
  EXPECT_GT(hiding, 0);
  EXPECT_LT(hiding, 20);
  EXPECT_GT(judged, 0);
}

TEST_F(Trials, AreKeptAsTheyWereAndGoneOnWith) {
  const Trial trial = sultan(2);
  const auto name = path("a.trial");
  const std::atomic<bool> stop = false;
  const auto go_on = [&](Range deals) {
    auto file = TrialFile::write(name, terms_of(trial));
    try_games(trial, missing(deals, file.ranges()), stop,
              [&](const TriedGame& game) { file.put({&game, 1}); });
  };
  go_on({41, 42});
  EXPECT_EQ(TrialFile::write(name, terms_of(trial)).ranges(), (std::vector<Range>{{41, 42}}));
  go_on({40, 43});
  auto file = TrialFile::write(name, terms_of(trial));
  EXPECT_EQ(file.ranges(), (std::vector<Range>{{40, 43}}));
  expect_same(file.judged({40, 43}, *trial.game), judged(trial, {40, 43}));
  expect_same(file.judged({41, 41}, *trial.game), judged(trial, {41, 41}));
}

TEST_F(Trials, BeginNoMoreGamesOnceStopped) {
  const std::atomic<bool> stop = true;
  int games = 0;
  try_games(sultan(2), {{40, 43}}, stop, [&](const TriedGame&) { ++games; });
  EXPECT_EQ(games, 0);
}

TEST_F(Trials, AreNotMixedWithOthers) {
  const auto name = path("a.trial");
  TrialTerms terms = terms_of(sultan(1));
  TrialFile::write(name, terms);
  const auto fault_of = [&] {
    try {
      TrialFile::write(name, terms);
    } catch (const Fault& fault) {
      return std::string{fault.what()};
    }
    return std::string{"no fault"};
  };
  EXPECT_EQ(fault_of(), "no fault");
  ++terms.samples;
  EXPECT_NE(fault_of().find("--samples 2 --positions 2 --every 3, not "), std::string::npos) << fault_of();
  --terms.samples;
  ++terms.terms.player;
  EXPECT_NE(fault_of().find("give another --out"), std::string::npos) << fault_of();
}

TEST_F(Trials, WithImpossiblePositionsAreDamaged) {
  const Trial trial = sultan(1);
  auto file = TrialFile::write(path("a.trial"), terms_of(trial));
  const TriedGame game{.deal = 7, .positions = {{.deal = 7, .tally = {.tried = 2, .wins = 3}, .unknown = 5}}};
  file.put({&game, 1});
  EXPECT_THROW(file.judged({0, 9}, *trial.game), Fault);
  const TriedGame mended{.deal = 7,
                         .positions = {{.deal = 7, .tally = {.tried = 2, .wins = 1}, .unknown = 5}}};
  file.put({&mended, 1});
  EXPECT_EQ(file.judged({0, 9}, *trial.game).size(), 1U);
  const TriedGame begun_nowhere{.deal = 7, .positions = mended.positions, .takeovers = 0};
  file.put({&begun_nowhere, 1});
  EXPECT_THROW(file.judged({0, 9}, *trial.game), Fault);
}

}  // namespace
}  // namespace longwood::study::test
