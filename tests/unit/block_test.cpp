#include <fstream>
#include <iterator>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/all_games.hpp"
#include "core/fault.hpp"
#include "core/rng.hpp"
#include "solve/solver.hpp"
#include "study/block_check.hpp"
#include "study/block_merge.hpp"
#include "study/block_retry.hpp"
#include "study/block_run.hpp"
#include "study/decider.hpp"
#include "study/quick_layout.hpp"
#include "study/summary.hpp"
#include "study_folder.hpp"

namespace longwood::study {
namespace {

using testing::HasSubstr;
using testing::ThrowsMessage;

/// Deals on both sides of a place where the grid of superblocks cuts.
constexpr Range across{superblock_deals - 300, superblock_deals + 250};

class Blocks : public StudyFolder {
 protected:
  static Campaign campaign_for(std::string_view id, Range deals, unsigned threads = 1) {
    return StudyFolder::campaign_for(id, deals, threads);
  }
  static Terms terms_for(const Campaign& campaign) { return terms_now(*campaign.game->info, campaign.rules); }
  std::string run_blocks(const std::string& name, const Campaign& campaign) const {
    auto file = BlockFile::write(path(name), terms_for(campaign), campaign.budget);
    run(file, campaign, never_stopped, [](const Progress&) {});
    return contents(name);
  }
  std::string run_fortress(const std::string& name, Range deals, unsigned threads = 1) const {
    return run_blocks(name, campaign_for("fortress", deals, threads));
  }

  [[nodiscard]] std::string contents(const std::string& name) const {
    std::ifstream in{path(name), std::ios::binary};
    return {std::istreambuf_iterator<char>{in}, {}};
  }
  void put(const std::string& name, std::string_view bytes) const {
    std::ofstream{path(name), std::ios::binary} << bytes;
  }
};

TEST(BlockSizes, EveryNumberIsInTheBinThatEndsAtItOrAboveIt) {
  std::size_t before = 0;
  for (std::uint64_t value = 0; value < 5000; ++value) {
    const auto bin = Efforts::bin_of(value);
    EXPECT_LE(value, Efforts::top_of(bin));
    EXPECT_TRUE(bin == 0 || value > Efforts::top_of(bin - 1)) << value;
    EXPECT_LE(static_cast<double>(Efforts::top_of(bin)), static_cast<double>(value) * 1.25) << value;
    EXPECT_LE(bin - before, 1U);
    before = bin;
  }
  EXPECT_EQ(Efforts::bin_of(~std::uint64_t{0}), 155U);
  EXPECT_EQ(Lengths::bin_of(std::uint64_t{1} << 17), 63U);
}

TEST(QuickLayouts, AreThoseOfTheGames) {
  for (const AnyGame& game : all_games())
    for (const RuleSet& set : game.info->sets) {
      const QuickLayout layout{game, set.options};
      for (std::uint64_t i = 0; i < 500; ++i) {
        const Deal deal = deal_by_number(game.info->packs_for(set.options), mix(i));
        State state;
        layout.lay(deal, state);
        ASSERT_EQ(state, game.start(deal, set.options).state()) << game.info->id << " " << set.id << " " << i;
      }
    }
  const AnyGame& fortress = *find_game("fortress");
  EXPECT_TRUE((QuickLayout{fortress, fortress.info->sets.front().options}).by_place());
}

TEST(Deciders, SayWhatTheSolverSaysOfDealsThatLieStill) {
  for (const std::string_view id : {"fortress", "la-nationale"}) {
    const AnyGame& game = *find_game(id);
    const Options& options = game.info->sets.front().options;
    Decider decider{game, options, small};
    Solver solver{game, small.limits()};
    for (std::uint64_t number = 0; number < 60; ++number) {
      decider.decide(number, never_stopped);
      const Solution& alone =
          solver.solve(game.start(deal_by_number(game.info->packs_for(options), number), options).state());
      ASSERT_EQ(decider.solution().verdict, alone.verdict) << id << " " << number;
      ASSERT_EQ(decider.solution().nodes, alone.nodes) << id << " " << number;
      ASSERT_EQ(decider.solution().engine, alone.engine) << id << " " << number;
      ASSERT_EQ(decider.solution().line, alone.line) << id << " " << number;
    }
  }
}

TEST_F(Blocks, TellWhatTheRowsTell) {
  for (const std::string_view id : {"fortress", "la-nationale", "the-fourteenth"}) {
    auto campaign = campaign_for(id, {superblock_deals - 60, superblock_deals + 40});
    campaign.budget.nodes = 2000;  // some deals stay open
    run_blocks(std::string{id} + ".blocks", campaign);
    auto rows = StudyFile::write(path(std::string{id} + ".study"), terms_for(campaign));
    run(rows, campaign, never_stopped, [](const Progress&) {});
    const Summary of_rows = summarise(rows);
    const Summary of_blocks = summarise(BlockFile::read(path(std::string{id} + ".blocks")));
    EXPECT_EQ(of_blocks.counts.won, of_rows.counts.won);
    EXPECT_EQ(of_blocks.counts.lost, of_rows.counts.lost);
    EXPECT_EQ(of_blocks.counts.open, of_rows.counts.open);
    EXPECT_EQ(of_blocks.ranges, of_rows.ranges);
    EXPECT_EQ(of_blocks.verdicts, of_rows.verdicts);
    EXPECT_EQ(of_blocks.open, of_rows.open);
    EXPECT_EQ(of_blocks.nodes.quantile(1), of_rows.nodes.quantile(1));
    // rows have the line that is shown, blocks the one that the search found before it was shortened
    EXPECT_GE(of_blocks.moves.mean(), of_rows.moves.mean());
    for (const double share : {0.1, 0.5, 0.9}) {
      EXPECT_EQ(Efforts::bin_of(of_blocks.nodes.quantile(share)),
                Efforts::bin_of(of_rows.nodes.quantile(share)));
      EXPECT_GE(Lengths::bin_of(of_blocks.moves.quantile(share)),
                Lengths::bin_of(of_rows.moves.quantile(share)));
    }
    ASSERT_EQ(of_blocks.hardest.size(), of_rows.hardest.size());
    for (std::size_t i = 0; i < of_rows.hardest.size(); ++i)
      EXPECT_EQ(of_blocks.hardest.deals()[i].deal, of_rows.hardest.deals()[i].deal);
  }
}

TEST_F(Blocks, TheVerdictSumFollowsFromTheVerdicts) {
  run_fortress("a.blocks", {0, 99});
  const AnyGame& game = *find_game("fortress");
  Solver solver{game};
  std::uint64_t sum = 0;
  for (std::uint64_t number = 100; number-- > 0;) {
    const Deal deal = deal_by_number({.count = 1, .withdrawn = {}}, number);
    const bool won = solver.solve(game.start(deal, game.info->sets.front()).state()).verdict == Verdict::won;
    sum += mix(4 * number + (won ? 1 : 2));
  }
  EXPECT_EQ(BlockFile::read(path("a.blocks")).record(0).total().verdicts, sum);
}

TEST_F(Blocks, ARecordReadsBackAndEveryDamageShows) {
  run_fortress("a.blocks", across);
  const auto bytes = BlockFile::read(path("a.blocks")).bytes_of(1);
  const auto superblock = BlockFile::read(path("a.blocks")).record(1);
  const auto plain = write_record(superblock);
  EXPECT_TRUE(read_record(plain));
  EXPECT_FALSE(read_record(bytes)) << "the study is part of what the checksum is of";
  for (std::size_t i = 0; i < plain.size(); i += 7) {
    auto damaged = plain;
    damaged[i] = static_cast<char>(damaged[i] ^ 1);
    EXPECT_FALSE(read_record(damaged)) << i;
  }
  EXPECT_FALSE(read_record(bytes.substr(1)));
}

TEST_F(Blocks, NumbersThatContradictEachOtherAreNoRecord) {
  Superblock superblock;
  superblock.deals = {10, 11};
  superblock.add({10, Verdict::won, 5, 3});
  EXPECT_FALSE(read_record(write_record(superblock)));  // deal 11 is missing
  superblock.add({11, Verdict::open, 9, 0});
  EXPECT_TRUE(read_record(write_record(superblock)));
  superblock.other_nodes.add(7);
  EXPECT_FALSE(read_record(write_record(superblock)));
}

TEST_F(Blocks, FilesDoNotDependOnThreadsPartsOrStops) {
  const auto whole = run_fortress("whole.blocks", across);
  EXPECT_EQ(run_fortress("threads.blocks", across, 3), whole);
  run_fortress("parts.blocks", {across.first, superblock_deals - 1});
  EXPECT_EQ(run_fortress("parts.blocks", across), whole);
  EXPECT_EQ(run_fortress("parts.blocks", across), whole);  // nothing is left to do

  const auto campaign = campaign_for("fortress", across);
  {
    auto file = BlockFile::write(path("stopped.blocks"), terms_for(campaign), campaign.budget);
    const std::atomic<bool> at_once = true;
    const auto progress = run(file, campaign, at_once, [](const Progress&) {});
    EXPECT_LT(progress.done, across.count());
  }
  EXPECT_EQ(run_fortress("stopped.blocks", across), whole);
}

/// With little effort some deals stay open; tried again with more, the file is that of the greater effort.
TEST_F(Blocks, OpenDealsTriedAgainGiveTheFileOfTheGreaterBudget) {
  for (const std::string_view id : {"fortress", "la-nationale", "the-fourteenth"}) {
    const std::string name{id};
    auto campaign = campaign_for(id, {superblock_deals - 120, superblock_deals + 80}, 2);
    campaign.budget.nodes = id == "fortress" ? 100 : 1000;
    run_blocks(name, campaign);
    const auto open = summarise(BlockFile::read(path(name))).counts.open;
    ASSERT_GT(open, 1U) << id;
    ASSERT_LT(open, 100U) << id;
    for (const std::uint64_t nodes : {4000U, 200'000U}) {
      campaign.budget.nodes = nodes;
      const auto before = summarise(BlockFile::read(path(name))).counts;
      const auto progress = retry_open(path(name), campaign, never_stopped, [](const Progress&) {});
      const auto whole = run_blocks(name + std::to_string(nodes), campaign);
      EXPECT_EQ(contents(name), whole) << id << " " << nodes;
      const auto after = summarise(BlockFile::read(path(name))).counts;
      EXPECT_EQ(progress.asked, before.open);
      EXPECT_EQ(progress.done, before.open);
      EXPECT_EQ(progress.verdicts.won, after.won - before.won);
      EXPECT_EQ(progress.verdicts.lost, after.lost - before.lost);
      EXPECT_EQ(progress.verdicts.open, after.open);
      EXPECT_EQ(retry_open(path(name), campaign, never_stopped, [](const Progress&) {}).asked, 0U);
    }
  }
}

TEST_F(Blocks, MoreOpenDealsThanARecordNamesAreDecidedWithAllOthers) {
  auto campaign = campaign_for("la-nationale", {0, 249});
  campaign.budget.nodes = 20;
  run_blocks("a.blocks", campaign);
  ASSERT_GT(BlockFile::read(path("a.blocks")).record(0).total().open, Superblock::open_kept);
  campaign.budget.nodes = 30'000;
  retry_open(path("a.blocks"), campaign, never_stopped, [](const Progress&) {});
  EXPECT_EQ(contents("a.blocks"), run_blocks("whole.blocks", campaign));
}

TEST_F(Blocks, ATrialThatIsStoppedOrRefusedChangesNothing) {
  auto campaign = campaign_for("la-nationale", {0, 99});
  campaign.budget.nodes = 500;
  const auto whole = run_blocks("a.blocks", campaign);
  const auto retry = [&] { retry_open(path("a.blocks"), campaign, never_stopped, [](const Progress&) {}); };
  campaign.budget.nodes = 499;
  EXPECT_THAT(retry, ThrowsMessage<Fault>(HasSubstr("was run with --nodes 500 --memory 64")));
  campaign.budget.nodes = 50'000;
  campaign.deals = {0, 98};
  EXPECT_THAT(retry, ThrowsMessage<Fault>(HasSubstr("has deals 0-99")));
  campaign.deals = {0, 99};
  const std::atomic<bool> at_once = true;
  EXPECT_LT(retry_open(path("a.blocks"), campaign, at_once, [](const Progress&) {}).done, 100U);
  EXPECT_EQ(contents("a.blocks"), whole);
}

/// Where fewer positions are told than before, the lists of the hardest deals cannot be mended.
TEST(Superblocks, ADealThatTookLessIsNotReplaced) {
  Superblock superblock;
  superblock.deals = {5, 5};
  superblock.add({5, Verdict::open, 100, 0});
  const auto bytes = write_record(superblock);
  EXPECT_FALSE(superblock.replace({5, Verdict::open, 100, 0}, {5, Verdict::won, 99, 40}));
  EXPECT_EQ(write_record(superblock), bytes);
  EXPECT_FALSE(superblock.replace({6, Verdict::open, 100, 0}, {6, Verdict::won, 200, 40}));
  EXPECT_TRUE(superblock.replace({5, Verdict::open, 100, 0}, {5, Verdict::won, 200, 40}));
  EXPECT_TRUE(read_record(write_record(superblock)));
}

TEST_F(Blocks, WhatWasHalfWrittenIsWrittenAgain) {
  const auto whole = run_fortress("whole.blocks", across);
  const auto record = record_size();
  ASSERT_EQ(whole.size(), 512 + 2 * record);
  for (const std::size_t size :
       {std::size_t{0}, std::size_t{1}, std::size_t{400}, std::size_t{512}, std::size_t{513},
        512 + record - 1, 512 + record, 512 + record + 9, whole.size() - 1}) {
    put("torn.blocks", std::string_view{whole}.substr(0, size));
    EXPECT_EQ(run_fortress("torn.blocks", across), whole) << size;
  }
}

TEST_F(Blocks, ALastRecordOfFullLengthWhoseBytesAreOthersIsDamage) {
  auto noise = run_fortress("whole.blocks", across);
  noise[noise.size() - 100] ^= 1;
  put("noise.blocks", noise);
  EXPECT_THAT([&] { summarise(BlockFile::read(path("noise.blocks"))); },
              ThrowsMessage<Fault>(HasSubstr("record 2 does not agree with its checksum")));
  EXPECT_THROW(run_fortress("noise.blocks", across), Fault);
  EXPECT_EQ(contents("noise.blocks"), noise);
}

TEST_F(Blocks, TheHeadNamesWhatIsNotThere) {
  const auto whole = run_fortress("whole.blocks", across);
  EXPECT_TRUE(BlockFile::read(path("whole.blocks")).warnings().empty());
  put("cut.blocks", std::string_view{whole}.substr(0, 512 + record_size()));
  const auto cut = BlockFile::read(path("cut.blocks"));
  EXPECT_EQ(cut.lacking(), (std::vector<Range>{{superblock_deals, across.last}}));
  EXPECT_THAT(cut.warnings(), testing::ElementsAre(HasSubstr("named in its head and not there")));
  put("torn.blocks", std::string_view{whole}.substr(0, whole.size() - 1));
  EXPECT_THAT(BlockFile::read(path("torn.blocks")).warnings(),
              testing::ElementsAre(HasSubstr("is torn, 5399 of 5400 bytes"), HasSubstr("not there")));
}

TEST_F(Blocks, MoreRangesThanAHeadHasRoomForAreNamedAsOne) {
  const auto campaign = campaign_for("fortress", {0, 9});
  auto file = BlockFile::write(path("a.blocks"), terms_for(campaign), campaign.budget);
  std::vector<Range> some;
  for (std::uint64_t i = 0; i < 200; ++i) some.push_back({1000 * i, 1000 * i + 9});
  file.ask(some);
  EXPECT_EQ(file.asked(), (std::vector<Range>{{0, 199'009}}));
}

/// A file of before heads named deals, made from one of today.
TEST_F(Blocks, FilesOfFormat1AreReadGoneOnWithAndMerged) {
  const auto whole = run_fortress("whole.blocks", across);
  const auto today = BlockFile::read(path("whole.blocks"));
  std::string head = whole.substr(0, 512 - 17);
  head.replace(0, 18, "longwood blocks 1\n");
  const auto at = head.find("\ndeals ") + 1;
  head.erase(at, head.find('\n', at) + 1 - at);
  head.resize(512 - 17, ' ');
  const auto digits = [](std::uint64_t number) {
    std::string text;
    for (int shift = 60; shift >= 0; shift -= 4) text += "0123456789abcdef"[number >> shift & 15];
    return text;
  };
  const auto old = head + digits(fnv1a(head)) + '\n' + write_record(today.record(0));
  put("old.blocks", old);
  EXPECT_FALSE(BlockFile::read(path("old.blocks")).names_deals());
  EXPECT_TRUE(BlockFile::read(path("old.blocks")).warnings().empty());
  EXPECT_EQ(run_fortress("old.blocks", across), old + write_record(today.record(1)));
  EXPECT_FALSE(summarise(BlockFile::read(path("old.blocks"))).sums);
  merge_blocks({path("old.blocks"), path("whole.blocks")}, path("new.blocks"));
  EXPECT_EQ(contents("new.blocks"), whole);
}

TEST_F(Blocks, DamageElsewhereIsRefusedAndLeftAlone) {
  const auto whole = run_fortress("whole.blocks", across);
  for (const std::size_t at : {std::size_t{0}, std::size_t{30}, std::size_t{505}, std::size_t{600}}) {
    auto damaged = whole;
    damaged[at] ^= 1;
    put("damaged.blocks", damaged);
    EXPECT_THROW(run_fortress("damaged.blocks", across), Fault) << at;
    EXPECT_EQ(contents("damaged.blocks"), damaged) << at;
  }
  put("notes.txt", "bread, milk");
  EXPECT_THAT([&] { run_fortress("notes.txt", across); },
              ThrowsMessage<Fault>(HasSubstr("not a study in blocks")));
  EXPECT_EQ(contents("notes.txt"), "bread, milk");
}

TEST_F(Blocks, OtherTermsLimitsAndWritersAreRefused) {
  run_fortress("a.blocks", {0, 9});
  const auto campaign = campaign_for("fortress", {0, 9});
  EXPECT_THAT(
      [&] { BlockFile::write(path("a.blocks"), terms_for(campaign_for("the-clock", {0, 9})), small); },
      ThrowsMessage<Fault>(HasSubstr("holds fortress (cadogan)")));
  EXPECT_THAT([&] { BlockFile::write(path("a.blocks"), terms_for(campaign), {7, 64}); },
              ThrowsMessage<Fault>(HasSubstr("--nodes 200000")));
  const auto held = BlockFile::write(path("a.blocks"), terms_for(campaign), small);
  EXPECT_THAT([&] { BlockFile::write(path("a.blocks"), terms_for(campaign), small); },
              ThrowsMessage<Fault>(HasSubstr("another process")));
}

TEST_F(Blocks, ShardsMergedAreTheWhole) {
  const auto whole = run_fortress("whole.blocks", across);
  std::vector<std::string> parts;
  for (std::uint64_t i = 2; i >= 1; --i) {
    const auto deals = block_shard(across, i, 2);
    ASSERT_TRUE(deals);
    run_fortress("part" + std::to_string(i), *deals);
    parts.push_back(path("part" + std::to_string(i)));
  }
  EXPECT_FALSE(block_shard(across, 3, 3));
  parts.push_back(parts.front());  // told twice
  const auto merged = merge_blocks(parts, path("merged.blocks"));
  EXPECT_EQ(merged.deals, across.count());
  EXPECT_EQ(merged.twice, 251U);
  EXPECT_EQ(contents("merged.blocks"), whole);
  EXPECT_EQ(merge_blocks({parts.front()}, path("merged.blocks")).deals, across.count());
  EXPECT_EQ(contents("merged.blocks"), whole);
}

TEST_F(Blocks, ContradictionsAndOverlapsStopAMerge) {
  run_fortress("a.blocks", {0, 99});
  run_fortress("b.blocks", {50, 149});
  EXPECT_THAT([&] { merge_blocks({path("a.blocks"), path("b.blocks")}, path("c.blocks")); },
              ThrowsMessage<Fault>(HasSubstr("begin or end elsewhere")));
  auto file = BlockFile::read(path("a.blocks"));
  Superblock other;
  other.deals = {0, 99};
  for (std::uint64_t deal = 0; deal < 100; ++deal) other.add({deal, Verdict::lost, 1, 0});
  {
    auto false_file = BlockFile::write(path("false.blocks"), file.terms(), file.budget());
    false_file.append(other);
  }
  EXPECT_THAT([&] { merge_blocks({path("a.blocks"), path("false.blocks")}, path("c.blocks")); },
              ThrowsMessage<Fault>(HasSubstr("contradict")));
  EXPECT_FALSE(std::filesystem::exists(path("c.blocks")));
}

TEST_F(Blocks, AFalseBlockIsFoundAndLossesAreHandedOver) {
  run_fortress("a.blocks", across);
  const auto file = BlockFile::read(path("a.blocks"));
  std::set<std::uint64_t> lost;
  const auto good = check(file, 10, 0, 2, [&](std::uint64_t deal) { lost.insert(deal); });
  EXPECT_EQ(good.blocks, 2U);
  EXPECT_EQ(good.deals, across.count());
  EXPECT_EQ(good.lost, lost.size());
  EXPECT_EQ(good.replayed + good.lost + good.open, good.deals);
  EXPECT_TRUE(good.faults.empty());
  EXPECT_EQ(check(file, 1, 0, 1, [](std::uint64_t) {}).blocks, 1U);

  // one position too many in the hardest deal
  const auto superblock = file.record(0);
  const std::uint64_t hardest = superblock.hardest.deals().front().deal;
  Superblock other;
  other.deals = superblock.deals;
  Decider decider{*find_game("fortress"), {}, small};
  for (std::uint64_t deal = other.deals.first; deal <= other.deals.last; ++deal) {
    decider.decide(deal, never_stopped);
    auto outcome = decider.outcome();
    if (deal == hardest) ++outcome.nodes;
    other.add(outcome);
  }
  auto false_file = BlockFile::write(path("b.blocks"), file.terms(), file.budget());
  false_file.append(other);
  EXPECT_THAT(check(false_file, 1, 0, 1, [](std::uint64_t) {}).faults,
              testing::ElementsAre(HasSubstr("decided again")));
}

}  // namespace
}  // namespace longwood::study
