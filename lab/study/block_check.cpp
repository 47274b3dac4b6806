#include "study/block_check.hpp"

#include <algorithm>
#include <mutex>

#include <fmt/core.h>

#include "parallel/pool.hpp"
#include "solve/solver.hpp"
#include "study/decider.hpp"
#include "study/recheck.hpp"
#include "study/sampler.hpp"

namespace longwood::study {
namespace {

/// A block that was drawn.
struct Drawn {
  std::uint64_t record = 0;
  std::size_t block = 0;
};

std::vector<Drawn> draw(const BlockFile& file, std::uint64_t sample, std::uint64_t seed) {
  std::uint64_t blocks = 0;
  file.each([&](const Superblock& superblock) {
    for (const BlockSums& block : superblock.blocks) blocks += block.count() > 0 ? 1U : 0U;
  });
  std::vector<Drawn> list;
  Sampler sampler{Rng{file.hash(), seed}, sample, blocks};
  std::uint64_t record = 0;
  file.each([&](const Superblock& superblock) {
    for (std::size_t i = 0; i < blocks_in_superblock; ++i)
      if (superblock.blocks[i].count() > 0 && sampler.takes()) list.push_back({record, i});
    ++record;
  });
  return list;
}

std::string told(const BlockSums& tally) {
  return fmt::format("{} won, {} lost, {} open, {} nodes, {} moves, verdicts {:016x}, work {:016x}",
                     tally.won, tally.lost, tally.open, tally.nodes, tally.moves, tally.verdicts, tally.work);
}

/// The superblock's data about single deals of the block, beyond its counts.
bool same_deals(const Superblock& file, const Superblock& again, const Range& deals) {
  const auto has = [](const Hardest& list, const Outcome& outcome) {
    return std::ranges::any_of(list.deals(), [&](const Outcome& other) {
      return other.deal == outcome.deal && other.nodes == outcome.nodes && other.verdict == outcome.verdict;
    });
  };
  const auto listed = file.hardest.deals();
  const std::uint64_t least = listed.empty() ? 0 : listed.back().nodes;
  for (const Outcome& outcome : again.hardest.deals())
    if (outcome.nodes > least && !has(file.hardest, outcome)) return false;
  const auto within = [&](std::uint64_t deal) { return deal >= deals.first && deal <= deals.last; };
  for (const Outcome& outcome : listed)
    if (within(outcome.deal) && !has(again.hardest, outcome)) return false;
  if (again.longest && (!file.longest || again.longest->moves > file.longest->moves)) return false;
  for (std::size_t i = 0; i < file.open_count; ++i)
    if (within(file.open[i]) && std::ranges::find(again.open, file.open[i]) == again.open.end()) return false;
  return true;
}

/// Decides drawn blocks again, on a thread of its own.
class BlockChecker {
 public:
  BlockChecker(const Played& played, const BlockFile& file, MemoryShare* memory)
      : game_{played.game}, file_{file}, decider_{played.game, played.rules.options, file.budget(), memory} {}

  void check(const Drawn& drawn, BlockCheck& result, std::vector<std::uint64_t>& lost) {
    const Superblock superblock = file_.record(drawn.record);
    const Range deals = *superblock.deals_of(drawn.block);
    Superblock again;
    again.deals = deals;
    for (std::uint64_t deal = deals.first; deal <= deals.last; ++deal) {
      decider_.decide(deal, never_stopped);
      const Outcome outcome = decider_.outcome();
      again.add(outcome);
      if (outcome.verdict == Verdict::lost) lost.push_back(deal);
      if (outcome.verdict == Verdict::won && wins(game_, decider_.position(), decider_.solution().line))
        ++result.replayed;
    }
    const BlockSums &found = superblock.blocks[drawn.block], now = again.total();
    ++result.blocks;
    result.deals += deals.count();
    result.lost += now.lost;
    result.open += now.open;
    const auto at = "deals " + ranges_text({deals}) + ": ";
    if (found != now)
      result.faults.push_back(at + "the study has " + told(found) + "; decided again: " + told(now));
    else if (!same_deals(superblock, again, deals))
      result.faults.push_back(at + "the study names other deals as the hardest, the longest or open");
  }

 private:
  const AnyGame& game_;
  const BlockFile& file_;
  Decider decider_;
};

void add(BlockCheck& sum, const BlockCheck& part) {
  sum.blocks += part.blocks;
  sum.deals += part.deals;
  sum.replayed += part.replayed;
  sum.lost += part.lost;
  sum.open += part.open;
  sum.faults.insert(sum.faults.end(), part.faults.begin(), part.faults.end());
}

}  // namespace

BlockCheck check(const BlockFile& file, std::uint64_t sample, std::uint64_t seed, unsigned threads,
                 const std::function<void(std::uint64_t deal)>& lost, MemoryShare* memory) {
  const auto played = played_now(file.terms(), file.path());
  const auto list = draw(file, sample, seed);
  BlockCheck result;
  std::mutex mutex;
  share_out(list, threads, [&] {
    return [&, checker = BlockChecker{played, file, memory}](const Drawn& drawn) mutable {
      BlockCheck part;
      std::vector<std::uint64_t> losses;
      checker.check(drawn, part, losses);
      const std::lock_guard lock{mutex};
      add(result, part);
      for (const std::uint64_t deal : losses) lost(deal);
    };
  });
  std::ranges::sort(result.faults);
  return result;
}

}  // namespace longwood::study
