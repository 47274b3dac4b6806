#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/fault.hpp"
#include "session/odds.hpp"
#include "session/record.hpp"
#include "solve/solver.hpp"
#include "study/campaign.hpp"
#include "study/decider.hpp"
#include "study/figures.hpp"
#include "study/grading.hpp"
#include "study/merge.hpp"
#include "study/pairing.hpp"
#include "study/recheck.hpp"
#include "study/summary.hpp"
#include "study_folder.hpp"

namespace longwood::study {
namespace {

using testing::HasSubstr;

class Study : public StudyFolder {
 protected:
  static Campaign campaign_for(std::string_view id, Range deals, unsigned threads = 2) {
    return StudyFolder::campaign_for(id, deals, threads);
  }
  static Terms terms_for(std::string_view id) {
    const GameInfo& info = *find_game(id)->info;
    return terms_now(info, {&info.sets.front(), info.sets.front().options});
  }
  [[nodiscard]] StudyFile fortress(const std::string& name) const {
    return StudyFile::write(path(name), terms_for("fortress"));
  }
  Progress run_fortress(const std::string& name, Range deals, unsigned threads = 2) const {
    auto file = fortress(name);
    return run(file, campaign_for("fortress", deals, threads), never_stopped, [](const Progress&) {});
  }
  [[nodiscard]] std::vector<Row> rows(const std::string& name) const {
    std::vector<Row> list;
    StudyFile::read(path(name)).each([&](const Row& row) { list.push_back(row); });
    return list;
  }
  static std::string fault_of(const auto& act) {
    try {
      act();
    } catch (const Fault& fault) {
      return fault.what();
    }
    return "no fault";
  }
  /// A file of made-up rows, decided under this budget.
  void make(const std::string& name, const std::vector<Row>& list, Budget budget = {1000, 16}) const {
    auto file = fortress(name);
    file.budget(budget);
    file.put(list);
  }
};

Row won(std::uint64_t deal, std::uint64_t moves, std::uint64_t nodes) {
  return {.deal = deal, .verdict = Verdict::won, .moves = moves, .nodes = nodes, .digest = deal * 7};
}
Row lost(std::uint64_t deal, std::uint64_t nodes) {
  return {.deal = deal, .verdict = Verdict::lost, .nodes = nodes};
}
Row open(std::uint64_t deal, std::uint64_t nodes) {
  return {.deal = deal, .verdict = Verdict::open, .nodes = nodes};
}

bool tell_same(const std::vector<Row>& a, const std::vector<Row>& b) {
  return std::ranges::equal(a, b, [](const Row& x, const Row& y) { return x.tells_same(y); });
}

TEST(StudyRanges, ShardsAreThePartsOfAWhole) {
  for (const std::uint64_t count : {1U, 7U, 100U})
    for (const std::uint64_t of : {1U, 2U, 3U, 7U, 9U}) {
      std::uint64_t next = 1000, least = count, most = 0;
      for (std::uint64_t index = 1; index <= of; ++index) {
        const auto part = shard({1000, 999 + count}, index, of);
        if (!part) {
          EXPECT_LT(count, of);
          continue;
        }
        EXPECT_EQ(part->first, next);
        next = part->last + 1;
        least = std::min(least, part->count());
        most = std::max(most, part->count());
      }
      EXPECT_EQ(next, 1000 + count) << count << " in " << of;
      EXPECT_LE(most - least, 1U);
    }
}

TEST(StudyRanges, MissingIsWhatLiesBetween) {
  EXPECT_EQ(missing({5, 9}, {}), (std::vector<Range>{{5, 9}}));
  EXPECT_EQ(missing({5, 9}, {{0, 4}, {6, 6}, {9, 30}}), (std::vector<Range>{{5, 5}, {7, 8}}));
  EXPECT_EQ(missing({5, 9}, {{0, 5}, {6, 12}}), (std::vector<Range>{}));
  EXPECT_EQ(missing({5, 9}, {{20, 30}}), (std::vector<Range>{{5, 9}}));
  EXPECT_EQ(ranges_text({{0, 9}, {12, 12}, {20, 30}}, 2), "0-9, 12 and 1 more");
}

TEST_F(Study, TheRowsAreWhatTheSolverSays) {
  const Progress progress = run_fortress("a", {0, 199}, 3);
  EXPECT_EQ(progress.done, 200U);
  EXPECT_EQ(progress.verdicts.count(), 200U);
  const auto list = rows("a");
  ASSERT_EQ(list.size(), 200U);
  const AnyGame& game = *find_game("fortress");
  Solver solver{game, {.nodes = 200'000, .memory = std::size_t{64} << 20}};
  for (const Row& row : list) {
    const auto& solution =
        solver.solve(game.start(deal_by_number(game.info->packs, row.deal), game.info->sets.front()).state());
    EXPECT_EQ(row.verdict, solution.verdict) << row.deal;
    EXPECT_EQ(row.nodes, solution.nodes) << row.deal;
    EXPECT_EQ(row.moves, solution.line.size()) << row.deal;
    EXPECT_EQ(row.digest, row.verdict == Verdict::won ? digest_of(*game.info, solution.line) : 0) << row.deal;
  }
}

TEST(StudyDecider, WhatEarlierDealsReservedMakesNoDifference) {
  const AnyGame& game = *find_game("la-nivernaise");
  const RuleSet& set = game.info->sets.front();
  const Budget scant{100'000, 2};
  Decider used{game, set.options, scant};
  int out_of_memory = 0;
  for (std::uint64_t deal = 0; deal < 12; ++deal) {
    Decider fresh{game, set.options, scant};
    ASSERT_TRUE(used.decide(deal, never_stopped));
    ASSERT_TRUE(fresh.decide(deal, never_stopped));
    EXPECT_TRUE(used.row().tells_same(fresh.row())) << deal;
    out_of_memory += fresh.row().verdict == Verdict::open && fresh.row().nodes < scant.nodes ? 1 : 0;
  }
  EXPECT_GT(out_of_memory, 0);
}

TEST_F(Study, AStoppedRunGoesOnToTheSameRows) {
  run_fortress("whole", {0, 999});
  for (int round = 0; round < 20; ++round) {
    auto file = fortress("parts");
    std::atomic<bool> stop = false;
    run(file, campaign_for("fortress", {0, 999}), stop, [&](const Progress& now) { stop = now.done > 0; });
  }
  run_fortress("parts", {0, 999});
  EXPECT_TRUE(tell_same(rows("parts"), rows("whole")));
  const Progress again = run_fortress("parts", {0, 999});
  EXPECT_EQ(again.there, 1000U);
  EXPECT_EQ(again.done, 0U);
}

TEST_F(Study, ShardsMergedEqualTheWhole) {
  run_fortress("whole", {100, 599});
  std::vector<std::string> parts;
  for (std::uint64_t index = 1; index <= 7; ++index) {
    parts.push_back(path("part" + std::to_string(index)));
    run_fortress("part" + std::to_string(index), shard({100, 599}, index, 7).value());
  }
  EXPECT_EQ(merge(parts, path("merged")).rows, 500U);
  EXPECT_TRUE(tell_same(rows("merged"), rows("whole")));
  // Once more, onto itself: nothing is lost, nothing comes twice.
  const Merged again = merge({parts[2]}, path("merged"));
  EXPECT_EQ(again.rows, 500U);
  EXPECT_EQ(again.twice, shard({100, 599}, 3, 7)->count());
  EXPECT_TRUE(tell_same(rows("merged"), rows("whole")));
}

TEST_F(Study, OpenDealsAreTriedAgainWithMore) {
  auto file = fortress("a");
  Campaign campaign = campaign_for("fortress", {0, 99});
  campaign.budget = {20, 64};
  const auto first = run(file, campaign, never_stopped, [](const Progress&) {});
  ASSERT_GT(first.verdicts.open, 0U);
  campaign.budget = {200'000, 64};
  EXPECT_THAT(fault_of([&] { run(file, campaign, never_stopped, [](const Progress&) {}); }),
              HasSubstr("--retry-open"));
  campaign.retry_open = true;
  const auto second = run(file, campaign, never_stopped, [](const Progress&) {});
  EXPECT_EQ(second.asked, first.verdicts.open);
  EXPECT_EQ(second.verdicts.open, 0U);
  run_fortress("direct", {0, 99});
  EXPECT_TRUE(tell_same(rows("a"), rows("direct")));
  EXPECT_EQ(run(file, campaign, never_stopped, [](const Progress&) {}).asked, 0U);
  const auto summary = summarise(file);
  EXPECT_EQ(summary.retried, first.verdicts.open);
  ASSERT_EQ(commands(summary).size(), 2U);
  EXPECT_THAT(commands(summary)[1], HasSubstr("--nodes 200000 --memory 64 --retry-open"));
}

TEST_F(Study, OtherTermsAndOtherWritersAreRefused) {
  run_fortress("a", {0, 9});
  for (const auto change : {&Terms::rules, &Terms::solver}) {
    Terms terms = terms_for("fortress");
    ++(terms.*change);
    EXPECT_THAT(fault_of([&] { StudyFile::write(path("a"), terms); }), HasSubstr("give another --out"));
  }
  EXPECT_THAT(fault_of([&] { StudyFile::write(path("a"), terms_for("the-clock")); }),
              HasSubstr("holds fortress"));
  const auto writer = fortress("a");
  EXPECT_THAT(fault_of([&] { (void)fortress("a"); }), HasSubstr("another process"));
  EXPECT_EQ(rows("a").size(), 10U);
}

TEST_F(Study, ContradictionsStopAMerge) {
  make("a", {won(1, 50, 300), lost(2, 20), open(3, 1000)});
  make("same", {won(1, 50, 300), open(3, 1000), lost(4, 9)});
  EXPECT_EQ(merge({path("a"), path("same")}, path("ok")).rows, 4U);
  for (const Row& wrong : {lost(1, 300), won(1, 50, 301), won(1, 51, 300), open(1, 1000), won(3, 50, 900)}) {
    make("wrong", {wrong});
    const auto merged = merge({path("a"), path("wrong")}, path("out"));
    ASSERT_EQ(merged.conflicts.size(), 1U);
    EXPECT_EQ(merged.conflicts[0].first.deal, wrong.deal);
    EXPECT_EQ(merged.conflicts[0].first_file, path("a"));
    EXPECT_EQ(merged.conflicts[0].second_file, path("wrong"));
    EXPECT_FALSE(std::filesystem::exists(path("out")));
    EXPECT_FALSE(std::filesystem::exists(path("out.longwood-merge")));
    std::filesystem::remove(path("wrong"));
  }
}

TEST_F(Study, AnOpenRowGivesWayToAGreaterBudget) {
  make("small", {open(3, 1000), open(4, 1000)});
  make("great", {won(3, 60, 4000), open(4, 5000)}, {5000, 16});
  for (const auto& order : {std::vector{path("small"), path("great")}, {path("great"), path("small")}}) {
    std::filesystem::remove(path("out"));
    EXPECT_TRUE(merge(order, path("out")).conflicts.empty());
    const auto list = rows("out");
    ASSERT_EQ(list.size(), 2U);
    EXPECT_EQ(list[0].verdict, Verdict::won);
    EXPECT_EQ(list[1].nodes, 5000U);
  }
  // A greater budget that leaves open what a smaller one decided is a contradiction.
  make("decided", {won(4, 60, 900)});
  EXPECT_EQ(merge({path("decided"), path("great")}, path("other")).conflicts.size(), 1U);
}

TEST_F(Study, FilesThatAreNoStudiesAreLeftAlone) {
  run_fortress("good", {0, 2999});
  const auto size = std::filesystem::file_size(path("good"));
  const auto spoil = [&](const std::string& name, std::uintmax_t length) {
    std::filesystem::copy_file(path("good"), path(name));
    std::filesystem::resize_file(path(name), length);
  };
  spoil("cut", size / 2);
  spoil("short", 50);
  std::ofstream{path("text")}
      << "King of hearts, ten of spades, and so on for a good while, a hundred bytes or so.\n"
      << "Nine of diamonds, queen of clubs, five of clubs, six of hearts.\n";
  for (const std::string name : {"cut", "short", "text"}) {
    const auto before = std::filesystem::file_size(path(name));
    EXPECT_THAT(fault_of([&] { (void)StudyFile::read(path(name)).count(); }),
                HasSubstr("'" + path(name) + "'"))
        << name;
    EXPECT_THAT(fault_of([&] { (void)fortress(name); }), HasSubstr("'" + path(name) + "'")) << name;
    EXPECT_THAT(fault_of([&] { merge({path("good"), path(name)}, path("out")); }), HasSubstr(name)) << name;
    EXPECT_EQ(std::filesystem::file_size(path(name)), before);
  }
  EXPECT_FALSE(std::filesystem::exists(path("out")));
  EXPECT_THAT(fault_of([&] { StudyFile::read(path("nowhere")); }), HasSubstr("nowhere"));
}

TEST_F(Study, AFalseRowIsFound) {
  run_fortress("a", {0, 99});
  const Limits limits{.nodes = 1'000'000, .memory = std::size_t{64} << 20};
  {
    auto file = StudyFile::read(path("a"));
    const auto result = check(file, 100, 0, limits, 2);
    EXPECT_EQ(result.rows, 100U);
    EXPECT_THAT(result.faults, testing::IsEmpty());
    EXPECT_EQ(result.replayed + result.proved + result.proved_alike + result.unproved, 100U);
    EXPECT_GT(result.proved, 50U);
    EXPECT_EQ(check(file, 30, 1, limits, 1).rows, 30U);
  }
  auto list = rows("a");
  const auto loss = std::ranges::find(list, Verdict::lost, &Row::verdict);
  const auto win = std::ranges::find(list, Verdict::won, &Row::verdict);
  loss->verdict = Verdict::won;
  win->digest ^= 1;
  auto file = fortress("a");
  file.put(list);
  const auto result = check(file, 100, 0, limits, 2);
  ASSERT_EQ(result.faults.size(), 2U);
  EXPECT_THAT(result.faults, testing::Contains(HasSubstr("deal " + std::to_string(loss->deal) + ":")));
  EXPECT_THAT(result.faults, testing::Contains(HasSubstr("deal " + std::to_string(win->deal) + ":")));
}

TEST_F(Study, PairsAreOfTheSameDeal) {
  make("a", {won(1, 9, 9), won(2, 9, 9), lost(3, 9), lost(4, 9), open(5, 9), won(6, 9, 9), lost(8, 9)});
  make("b", {won(1, 9, 9), lost(2, 9), won(3, 9, 9), lost(4, 9), won(5, 9, 9), open(6, 9), won(7, 9, 9)});
  auto a = StudyFile::read(path("a")), b = StudyFile::read(path("b"));
  const auto pairing = pair_up(a, b);
  EXPECT_EQ(pairing.pairs(), 6U);
  EXPECT_EQ(pairing.decided(), 4U);
  EXPECT_EQ(pairing.only_first(), 1U);
  EXPECT_EQ(pairing.only_second(), 1U);
  // Deal 5 may have been won in the first as well, deal 6 lost in the second; or the other way about.
  EXPECT_DOUBLE_EQ(pairing.gain().low, difference(2, 1, 6).low);
  EXPECT_DOUBLE_EQ(pairing.gain().high, difference(1, 2, 6).high);
}

TEST_F(Study, ASummaryCountsAndRanks) {
  std::vector<Row> list;
  for (std::uint64_t deal = 0; deal < 100; ++deal)
    list.push_back(deal % 4 == 0 ? won(deal, 50 + deal, deal + 1) : lost(deal, deal + 1));
  list.push_back(open(200, 1000));
  make("a", list);
  auto file = StudyFile::read(path("a"));
  const auto summary = summarise(file);
  EXPECT_EQ(summary.counts.won, 25U);
  EXPECT_EQ(summary.counts.lost, 75U);
  EXPECT_EQ(summary.counts.open, 1U);
  EXPECT_EQ(summary.ranges, (std::vector<Range>{{0, 99}, {200, 200}}));
  EXPECT_EQ(summary.nodes.quantile(0.5), 51U);  // the 51st of 101
  EXPECT_EQ(summary.nodes.quantile(1), 1000U);
  EXPECT_EQ(summary.moves.quantile(0.5), 98U);  // the 13th of 25
  EXPECT_NEAR(summary.nodes.mean(), (5050 + 1000) / 101.0, 1e-9);
  EXPECT_EQ(summary.course.back().count(), 101U);
}

TEST_F(Study, AnEmptyStudyKnowsNothing) {
  { const auto file = fortress("a"); }
  auto file = StudyFile::read(path("a"));
  const auto summary = summarise(file);
  EXPECT_EQ(summary.counts.count(), 0U);
  EXPECT_TRUE(commands(summary).empty());
  EXPECT_EQ(interval_text(share_of(summary.counts).interval), "unknown");
  EXPECT_EQ(check(file, 10, 0, {}, 1).rows, 0U);
  EXPECT_EQ(grade(file, 10).deals.size(), 0U);
}

TEST_F(Study, GradesByChanceAreFifthsOfWhatTheHonestPlayerWouldWin) {
  constexpr int worlds = 8;
  constexpr std::uint64_t deals = 20;
  const AnyGame& game = *find_game("la-nivernaise");
  const ChosenRules rules{&game.info->sets.front(), game.info->sets.front().options};
  auto file = StudyFile::write(path("open"), terms_now(*game.info, rules));
  auto games = StudyFile::write(path("honest"), honest_terms_now(*game.info, rules));
  std::vector<Row> list, played;
  for (std::uint64_t deal = 0; deal < deals; ++deal) {
    list.push_back(won(deal, 100, 1000));
    if (deal < 10) played.push_back(deal < 4 ? won(deal, 0, 1) : lost(deal, 1));
  }
  file.budget(small), games.budget(small);
  file.put(list), games.put(played);
  const auto graded = grade_by_chance(file, games, 1000, worlds);
  ASSERT_EQ(graded.deals.size(), deals);
  RolloutSolvers solvers{game};
  std::vector<double> chances;
  for (const ProvedDeal& deal : graded.deals)
    chances.push_back(first_chance(game, rules.options, deal.number, worlds, solvers));
  std::array<HonestGamesOf, ProvedDeals::grades> counted = {};
  for (std::size_t i = 0; i < deals; ++i) {
    const auto easier = std::ranges::count_if(chances, [&](double chance) { return chance > chances[i]; });
    const auto alike = std::ranges::count(chances, chances[i]);
    EXPECT_GE(graded.deals[i].grade, 1 + easier * 5 / static_cast<int>(deals)) << i;
    EXPECT_LE(graded.deals[i].grade, 1 + (easier + alike - 1) * 5 / static_cast<int>(deals)) << i;
    if (i < 10) ++counted[graded.deals[i].grade - 1U].of;
    if (i < 4) ++counted[graded.deals[i].grade - 1U].won;
  }
  EXPECT_LT(std::ranges::min(chances) + 0.3, std::ranges::max(chances));
  EXPECT_EQ(graded.honest, counted);
  // nothing is hidden in Fortress, so that it wins whatever can be won
  EXPECT_EQ(first_chance(*find_game("fortress"), {}, 1, worlds, solvers), 1);
}

TEST_F(Study, GradesAreFifthsByEffortAndLength) {
  std::vector<Row> list;
  for (std::uint64_t deal = 0; deal < 100; ++deal) list.push_back(won(deal, 100, 1000 - deal));
  list.push_back(lost(100, 5));
  make("a", list);
  auto file = StudyFile::read(path("a"));
  const auto graded = grade(file, 1000);
  ASSERT_EQ(graded.deals.size(), 100U);
  for (const ProvedDeal& deal : graded.deals) EXPECT_EQ(deal.grade, 5 - deal.number / 20) << deal.number;
  EXPECT_EQ(grade(file, 7).deals.size(), 7U);
  EXPECT_EQ(grade(file, 7).deals.back(), graded.deals[6]);  // fewer deals, the same grades
  // Where all are alike each is of the middle grade.
  make("alike", {won(1, 5, 5), won(2, 5, 5), won(3, 5, 5)});
  auto alike = StudyFile::read(path("alike"));
  for (const ProvedDeal& deal : grade(alike, 9).deals) EXPECT_EQ(deal.grade, 3);
}

TEST(StudyFigures, NothingIsRoundedInOurFavour) {
  EXPECT_EQ(percent_down(0.99999, 2), "99.99 %");
  EXPECT_EQ(percent_up(0.00001, 2), "0.01 %");
  EXPECT_EQ(percent_down(0.25, 1), "25.0 %");
  EXPECT_EQ(interval_text({0.99981556, 1}), "99.981 % or more");
  EXPECT_EQ(interval_text({0, 0.0001844}), "0.019 % or less");
  EXPECT_EQ(interval_text({0.20134, 0.20301}), "20.13 % to 20.31 %");
  EXPECT_EQ(interval_text({0.999443, 0.9999975}), "99.944 % or more");
  EXPECT_EQ(grouped(1234567), "1,234,567");
  EXPECT_EQ(grouped(999), "999");
}

TEST(PublishedOdds, TheirIntervalsAreThoseOfTheirCounts) {
  ASSERT_FALSE(published_odds().empty());
  std::set<std::string> seen;
  for (const Odds& odds : published_odds()) {
    SCOPED_TRACE(odds.game);
    const AnyGame* game = find_game(odds.game);
    ASSERT_NE(game, nullptr);
    EXPECT_NE(find_set(*game->info, odds.set), nullptr);
    EXPECT_TRUE(seen.insert(std::string{odds.game} + "/" + std::string{odds.set} + "/" +
                            std::string{odds.options} + (odds.player == 0 ? "" : " honest"))
                    .second);
    EXPECT_EQ(odds.player == 0 ? published_odds(odds.game, odds.set, odds.options)
                               : honest_odds(odds.game, odds.set, odds.options),
              &odds);
    const auto [interval, method] = union_interval(odds.won, odds.lost, odds.open);
    EXPECT_EQ(odds.method, method_name(method));
    EXPECT_LE(odds.low / 1e6, interval.low);
    EXPECT_GE(odds.high / 1e6, interval.high);
    EXPECT_NEAR(odds.low / 1e6, interval.low, 1e-6);
    EXPECT_NEAR(odds.high / 1e6, interval.high, 1e-6);
  }
  EXPECT_EQ(published_odds("fortress", "nobody", ""), nullptr);
}

}  // namespace
}  // namespace longwood::study
