#include "study/block_run.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <map>
#include <mutex>
#include <thread>

#include "study/decider.hpp"

namespace longwood::study {
namespace {

using Clock = std::chrono::steady_clock;

/// Deals decided by threads that are not in the file yet.
struct Counters {
  std::atomic<std::uint64_t> won = 0, lost = 0, open = 0;

  void add(const Tally& tally) {
    won += tally.won;
    lost += tally.lost;
    open += tally.open;
  }
};

/// The threads of a run; they take superblocks in order, and hand them over to be written in that order.
class BlockWorkers {
 public:
  BlockWorkers(const Plan& plan, std::vector<Range> todo, const std::atomic<bool>& stop)
      : plan_{plan}, todo_{std::move(todo)}, stop_{stop}, working_{plan.threads} {
    for (unsigned i = 0; i < plan.threads; ++i) threads_.emplace_back([this] { work(); });
  }
  BlockWorkers(const BlockWorkers&) = delete;
  BlockWorkers& operator=(const BlockWorkers&) = delete;
  BlockWorkers(BlockWorkers&&) = delete;
  BlockWorkers& operator=(BlockWorkers&&) = delete;
  ~BlockWorkers() { halt_ = true; }

  /// Waits a moment for the superblocks that come next and takes them; false when no more will come.
  bool take(std::vector<Superblock>& found) {
    if (stop_.load()) halt_ = true;
    std::unique_lock lock{mutex_};
    changed_.wait_for(lock, std::chrono::milliseconds{100},
                      [this] { return working_ == 0 || failure_ || done_.contains(written_); });
    if (failure_) std::rethrow_exception(failure_);
    found.clear();
    for (auto at = done_.find(written_); at != done_.end(); at = done_.find(++written_)) {
      found.push_back(at->second);
      done_.erase(at);
    }
    return working_ > 0 || !found.empty();
  }

  [[nodiscard]] const Counters& counters() const { return counters_; }

 private:
  void work() {
    try {
      Decider decider{*plan_.game, plan_.rules.options, plan_.budget};
      std::uint64_t number = 0;
      for (Range deals; next(deals, number);) {
        Superblock superblock;
        superblock.deals = deals;
        if (!decide_all(decider, superblock)) break;
        const std::lock_guard lock{mutex_};
        done_.emplace(number, superblock);
        changed_.notify_all();
      }
    } catch (...) {
      const std::lock_guard lock{mutex_};
      if (!failure_) failure_ = std::current_exception();
    }
    const std::lock_guard lock{mutex_};
    --working_;
    changed_.notify_all();
  }

  bool decide_all(Decider& decider, Superblock& superblock) {
    for (std::size_t block = 0; block < blocks_in_superblock; ++block) {
      const auto deals = superblock.deals_of(block);
      if (!deals) continue;
      for (std::uint64_t deal = deals->first; deal <= deals->last; ++deal) {
        if (!decider.decide(deal, halt_)) return false;
        superblock.add(decider.outcome());
      }
      counters_.add(superblock.blocks[block]);
      if (halt_) return false;
    }
    return true;
  }

  /// The next deals to decide, and their number among all.
  bool next(Range& deals, std::uint64_t& number) {
    const std::lock_guard lock{mutex_};
    if (halt_ || failure_ || at_ == todo_.size()) return false;
    Range& range = todo_[at_];
    const std::uint64_t end = range.first | (superblock_deals - 1);
    deals = {range.first, std::min(range.last, end)};
    if (deals.last == range.last)
      ++at_;
    else
      range.first = deals.last + 1;
    number = taken_++;
    return true;
  }

  const Plan& plan_;
  std::vector<Range> todo_;
  std::size_t at_ = 0;
  const std::atomic<bool>& stop_;
  std::atomic<bool> halt_ = false;  ///< stopped, or nobody will write any more
  Counters counters_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::map<std::uint64_t, Superblock> done_;  ///< by number, not written yet
  std::uint64_t taken_ = 0, written_ = 0;     ///< numbers given out, and handed over to be written
  unsigned working_;
  std::exception_ptr failure_;
  std::vector<std::jthread> threads_;
};

}  // namespace

Progress run(BlockFile& file, const Plan& plan, const std::atomic<bool>& stop,
             const std::function<void(const Progress&)>& tell) {
  const auto begin = Clock::now();
  auto todo = missing(plan.deals, file.ranges());
  Progress progress;
  progress.asked = plan.deals.count();
  progress.there = progress.asked;
  for (const Range& range : todo) progress.there -= range.count();
  tell(progress);
  if (todo.empty()) return progress;

  BlockWorkers workers{plan, std::move(todo), stop};
  Tally kept;
  for (std::vector<Superblock> found; workers.take(found);) {
    for (const Superblock& superblock : found) {
      file.append(superblock);
      kept += superblock.total();
    }
    Progress now = progress;
    const auto& counters = workers.counters();
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
