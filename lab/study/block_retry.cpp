#include "study/block_retry.hpp"

#include <chrono>
#include <memory>
#include <span>

#include <fmt/core.h>

#include "core/fault.hpp"
#include "parallel/pool.hpp"
#include "study/block_run.hpp"
#include "study/draft.hpp"

namespace longwood::study {
namespace {

/// Opens the file for writing, if it can be tried again so.
BlockFile file_of(const std::string& path, const Campaign& campaign) {
  const Budget before = BlockFile::read(path).budget();
  if (!campaign.budget.covers(before))
    throw Fault{fmt::format("--retry-open: '{}' was run with --nodes {} --memory {}; give no less of either",
                            path, before.nodes, before.megabytes)};
  BlockFile file = BlockFile::write(path, terms_now(*campaign.game->info, campaign.rules), before);
  for (const Range& range : file.ranges())
    if (range.first < campaign.deals.first || range.last > campaign.deals.last)
      throw Fault{"--retry-open: '" + path + "' has deals " + ranges_text({range}) +
                  ", all under the same limits; give --deals that hold them"};
  return file;
}

/// Decides open deals again, with the old budget to know how they were counted, and with the new.
class Retrier {
 public:
  Retrier(const Campaign& campaign, const Budget& before)
      : before_{*campaign.game, campaign.rules.options, before, campaign.memory},
        after_{*campaign.game, campaign.rules.options, campaign.budget, campaign.memory} {}

  bool retry(Superblock& superblock, const std::atomic<bool>& halt) {
    const Superblock old = superblock;
    for (const std::uint64_t deal : std::span{old.open}.first(old.open_count)) {
      if (!before_.decide(deal, halt) || !after_.decide(deal, halt)) return false;
      if (before_.outcome().verdict != Verdict::open)
        throw Fault{
            fmt::format("deal {} is told to be open, and is not with the limits of the file; check it with "
                        "longwood-lab study check",
                        deal)};
      if (!superblock.replace(before_.outcome(), after_.outcome())) return anew(superblock, halt);
    }
    return true;
  }

 private:
  bool anew(Superblock& superblock, const std::atomic<bool>& halt) {
    const Range deals = superblock.deals;
    superblock = {};
    superblock.deals = deals;
    return decide_all(after_, superblock, halt, [](const BlockSums&) {});
  }

  Decider before_, after_;
};

}  // namespace

Progress retry_open(const std::string& path, const Campaign& campaign, const std::atomic<bool>& stop,
                    const std::function<void(const Progress&)>& tell) {
  using Clock = std::chrono::steady_clock;
  const auto begin = Clock::now();
  const BlockFile from = file_of(path, campaign);
  Progress progress;
  if (campaign.budget == from.budget()) return progress;
  from.each([&](const Superblock& superblock) { progress.asked += superblock.total().open; });
  tell(progress);

  Draft draft{path};
  {
    BlockFile to = BlockFile::draft(draft.path(), path, from.terms(), campaign.budget);
    to.ask(from.names_deals() ? from.asked() : from.ranges());
    std::uint64_t read = 0;
    const auto next = [&]() -> std::optional<Superblock> {
      while (read < from.records())
        if (auto superblock = from.record(read++); superblock.total().open > 0) return superblock;
      return {};
    };
    const auto make_worker = [&] {
      auto retrier = std::make_shared<Retrier>(campaign, from.budget());
      return [retrier](Superblock& superblock, const auto& out) {
        if (retrier->retry(superblock, out.halt())) out.give(superblock);
      };
    };
    Pool<Superblock, Superblock> workers{campaign.threads, Handover::of_items, next, make_worker, stop};
    std::uint64_t written = 0;
    for (std::vector<Superblock> found; workers.take(found);) {
      for (const Superblock& superblock : found) {
        Superblock old = from.record(written++);
        for (; old.deals != superblock.deals; old = from.record(written++)) to.append(old);
        to.append(superblock);
        const BlockSums was = old.total(), is = superblock.total();
        progress.verdicts.won += is.won - was.won;
        progress.verdicts.lost += is.lost - was.lost;
        progress.verdicts.open += is.open;
        progress.done += was.open;
      }
      progress.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
      tell(progress);
    }
    if (progress.done != progress.asked) return progress;
    while (written < from.records()) to.append(from.record(written++));
    to.sync();
  }
  draft.place(path);
  return progress;
}

}  // namespace longwood::study
