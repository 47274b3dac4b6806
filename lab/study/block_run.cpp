#include "study/block_run.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <utility>

#include "parallel/pool.hpp"
#include "study/portions.hpp"

namespace longwood::study {
namespace {

using Clock = std::chrono::steady_clock;

/// Deals decided by threads that are not in the file yet.
struct Counters {
  std::atomic<std::uint64_t> won = 0, lost = 0, open = 0;

  void add(const BlockSums& tally) {
    won += tally.won;
    lost += tally.lost;
    open += tally.open;
  }
};

}  // namespace

bool decide_all(Decider& decider, Superblock& superblock, const std::atomic<bool>& halt,
                const std::function<void(const BlockSums&)>& block_done) {
  for (std::size_t block = 0; block < blocks_in_superblock; ++block) {
    const auto deals = superblock.deals_of(block);
    if (!deals) continue;
    for (std::uint64_t deal = deals->first; deal <= deals->last; ++deal) {
      if (!decider.decide(deal, halt)) return false;
      superblock.add(decider.outcome());
    }
    block_done(superblock.blocks[block]);
    if (halt) return false;
  }
  return true;
}

Progress run(BlockFile& file, const Campaign& campaign, const std::atomic<bool>& stop,
             const std::function<void(const Progress&)>& tell) {
  const auto begin = Clock::now();
  auto todo = missing(campaign.deals, file.ranges());
  Progress progress;
  progress.asked = campaign.deals.count();
  progress.there = progress.asked;
  for (const Range& range : todo) progress.there -= range.count();
  tell(progress);
  file.ask({campaign.deals});
  if (todo.empty()) return progress;

  Portions portions{std::move(todo), [](std::uint64_t first) { return first | (superblock_deals - 1); }};
  const auto next = [&portions]() -> std::optional<Superblock> {
    const auto deals = portions.next();
    if (!deals) return {};
    Superblock superblock;
    superblock.deals = *deals;
    return superblock;
  };
  Counters counters;
  const auto make_worker = [&] {
    auto decider =
        std::make_shared<Decider>(*campaign.game, campaign.rules.options, campaign.budget, campaign.memory);
    return [&counters, decider](Superblock& superblock, const auto& out) {
      if (decide_all(*decider, superblock, out.halt(), [&](const BlockSums& block) { counters.add(block); }))
        out.give(superblock);
    };
  };
  Pool<Superblock, Superblock> workers{campaign.threads, Handover::of_items, next, make_worker, stop};
  BlockSums kept;
  for (std::vector<Superblock> found; workers.take(found);) {
    for (const Superblock& superblock : found) {
      file.append(superblock);
      kept += superblock.total();
    }
    Progress now = progress;
    now.verdicts = {counters.won, counters.lost, counters.open};
    now.done = now.verdicts.count();
    now.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    tell(now);
  }
  progress.verdicts = {kept.won, kept.lost, kept.open};
  progress.done = kept.count();
  progress.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  return progress;
}

std::optional<Range> block_shard(const Range& all, std::uint64_t index, std::uint64_t of) {
  const auto part = shard({all.first / superblock_deals, all.last / superblock_deals}, index, of);
  if (!part) return {};
  return Range{std::max(all.first, part->first * superblock_deals),
               std::min(all.last, part->last * superblock_deals + superblock_deals - 1)};
}

}  // namespace longwood::study
