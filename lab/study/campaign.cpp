#include "study/campaign.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

#include "core/fault.hpp"
#include "study/decider.hpp"
#include "study/honest_games.hpp"

namespace longwood::study {
namespace {

using Clock = std::chrono::steady_clock;

/// The open deals that had a smaller budget than this one.
std::vector<Range> still_open(StudyFile& file, const Range& all, const Budget& budget) {
  std::vector<Range> list;
  file.each([&](const Row& row) {
    if (row.verdict == Verdict::open && row.deal >= all.first && row.deal <= all.last &&
        !file.budgets()[row.budget].covers(budget))
      list.push_back({row.deal, row.deal});
  });
  return list;
}

std::uint64_t count_of(const std::vector<Range>& ranges) {
  std::uint64_t count = 0;
  for (const Range& range : ranges) count += range.count();
  return count;
}

/// The threads of a run, and the queue between them and the one that writes.
class Workers {
 public:
  Workers(const Plan& plan, std::size_t budget, std::vector<Range> todo, const std::atomic<bool>& stop)
      : plan_{plan}, budget_{budget}, todo_{std::move(todo)}, stop_{stop}, working_{plan.threads} {
    for (unsigned i = 0; i < plan.threads; ++i) threads_.emplace_back([this] { work(); });
  }
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;
  Workers(Workers&&) = delete;
  Workers& operator=(Workers&&) = delete;
  ~Workers() {
    const std::lock_guard lock{mutex_};
    halt_ = true;
    changed_.notify_all();
  }

  /// Waits for rows and takes them; false when all is done or stopped and nothing is left to take.
  bool take(std::vector<Row>& rows) {
    if (stop_.load()) halt_ = true;
    std::unique_lock lock{mutex_};
    changed_.wait_for(lock, std::chrono::milliseconds{100}, [this] { return working_ == 0 || failure_; });
    if (failure_) std::rethrow_exception(failure_);
    const bool more = working_ > 0 || !rows_.empty();
    rows.clear();
    rows.swap(rows_);
    changed_.notify_all();
    return more;
  }

 private:
  void work() {
    try {
      if (plan_.honest)
        decide_all(HonestGames{*plan_.game, plan_.rules.options});
      else
        decide_all(Decider{*plan_.game, plan_.rules.options, plan_.budget, plan_.memory});
    } catch (...) {
      const std::lock_guard lock{mutex_};
      if (!failure_) failure_ = std::current_exception();
    }
    const std::lock_guard lock{mutex_};
    --working_;
    changed_.notify_all();
  }

  void decide_all(auto decider) {
    std::vector<Row> found;
    auto handed_over = Clock::now();
    for (Range some; next(some);) {
      for (std::uint64_t deal = some.first;; ++deal) {
        if (!decider.decide_timed(deal, halt_)) break;
        found.push_back(decider.row());
        found.back().budget = budget_;
        if (deal == some.last || Clock::now() - handed_over > std::chrono::milliseconds{20}) {
          hand_over(found);
          handed_over = Clock::now();
        }
        if (deal == some.last) break;
      }
    }
    hand_over(found);
  }

  /// The next few deals to decide.
  bool next(Range& some) {
    const std::uint64_t few = plan_.honest ? 1 : 16;
    const std::lock_guard lock{mutex_};
    if (halt_ || failure_ || at_ == todo_.size()) return false;
    Range& range = todo_[at_];
    some = {range.first, std::min(range.last, range.first + few - 1)};
    if (some.last == range.last)
      ++at_;
    else
      range.first = some.last + 1;
    return true;
  }

  void hand_over(std::vector<Row>& found) {
    constexpr std::size_t most = 1'000'000;  // rows that may wait for a slow disk
    std::unique_lock lock{mutex_};
    changed_.wait(lock, [this] { return rows_.size() < most || halt_; });
    rows_.insert(rows_.end(), found.begin(), found.end());
    found.clear();
  }

  const Plan& plan_;
  std::size_t budget_;
  std::vector<Range> todo_;
  std::size_t at_ = 0;
  const std::atomic<bool>& stop_;
  std::atomic<bool> halt_ = false;  ///< stopped, or the writer has ended
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Row> rows_;
  unsigned working_;
  std::exception_ptr failure_;
  std::vector<std::jthread> threads_;
};

void add(Progress& progress, const std::vector<Row>& rows) {
  progress.done += rows.size();
  for (const Row& row : rows) progress.verdicts.add(row.verdict);
}

}  // namespace

Progress run(StudyFile& file, const Plan& plan, const std::atomic<bool>& stop,
             const std::function<void(const Progress&)>& report) {
  const auto begin = Clock::now();
  if (!plan.retry_open && !file.budgets().empty() && file.budgets().front() != plan.budget) {
    const Budget& first = file.budgets().front();
    throw Fault{"'" + file.path() + "' was begun with --nodes " + std::to_string(first.nodes) + " --memory " +
                std::to_string(first.megabytes) + "; keep to them, add --retry-open, or give another --out"};
  }
  auto todo =
      plan.retry_open ? still_open(file, plan.deals, plan.budget) : missing(plan.deals, file.ranges());
  Progress progress;
  progress.asked = plan.retry_open ? count_of(todo) : plan.deals.count();
  progress.there = progress.asked - count_of(todo);
  report(progress);
  if (todo.empty() && !file.budgets().empty()) return progress;

  const std::size_t budget = file.budget(plan.budget);
  Workers workers{plan, budget, std::move(todo), stop};
  for (std::vector<Row> rows; workers.take(rows);) {
    if (rows.empty()) continue;
    std::ranges::sort(rows, {}, &Row::deal);
    file.put(rows);
    add(progress, rows);
    progress.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    report(progress);
  }
  return progress;
}

}  // namespace longwood::study
