#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <variant>
#include <vector>

namespace longwood {

/// In which order a pool hands over results.
enum class Handover : std::uint8_t {
  of_items,  ///< in that in which the items were taken, as soon as the next is there
  as_done,   ///< as they are done, gathered for a tenth of a second
};

/// Threads that take items one after another, work on them and hand results over to the one thread that owns
/// the pool. Native only: the browser has no threads.
template <class Item, class Result>
class Pool {
 public:
  /// How many results may wait for an earlier one, or for the owner.
  static constexpr std::uint64_t most_kept = 10'000;
  /// What stops nothing.
  static constexpr std::atomic<bool> never_stopped = false;
  /// The next item; nothing when there are no more. Never called by two threads at a time.
  using Next = std::function<std::optional<Item>()>;

  /// Where a worker puts what comes of its item.
  class Out {
   public:
    /// With `Handover::of_items` exactly once for an item, unless the work was halted.
    void give(Result result) const { pool_.keep(item_, std::move(result)); }
    /// True when the work is to end early: the owner was stopped, or is gone.
    [[nodiscard]] const std::atomic<bool>& halt() const { return pool_.halt_; }

   private:
    friend Pool;
    Out(Pool& pool, std::uint64_t item) : pool_{pool}, item_{item} {}

    Pool& pool_;
    std::uint64_t item_;
  };

  /// `make_worker()` is called once on each thread and makes what is called with (Item&, const Out&). When
  /// `stop` turns true no more items are given out, and those in work are halted.
  template <class MakeWorker>
  Pool(unsigned threads, Handover order, Next next, MakeWorker make_worker,
       const std::atomic<bool>& stop = never_stopped)
      : order_{order}, next_{std::move(next)}, stop_{stop}, working_{threads} {
    try {
      for (unsigned i = 0; i < threads; ++i)
        threads_.emplace_back([this, make_worker] { work(make_worker); });
    } catch (...) {
      halt_ = true;  // those that run end before they are waited for
      throw;
    }
  }
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;
  Pool(Pool&&) = delete;
  Pool& operator=(Pool&&) = delete;
  ~Pool() {
    const std::lock_guard lock{mutex_};
    halt_ = true;
    changed_.notify_all();
  }

  /// Waits a moment for results and takes them; false when no more come. A thread's exception is rethrown
  /// here, after the results that were ready before it.
  bool take(std::vector<Result>& found) {
    std::unique_lock lock{mutex_};
    if (stop_.load()) halt_ = true;
    changed_.wait_for(lock, std::chrono::milliseconds{100}, [this] {
      return working_ == 0 || failure_ || (order_ == Handover::of_items && kept_.contains(given_));
    });
    found.clear();
    for (auto at = kept_.find(given_); at != kept_.end(); at = kept_.find(++given_)) {
      found.push_back(std::move(at->second));
      kept_.erase(at);
    }
    changed_.notify_all();
    if (found.empty() && failure_) std::rethrow_exception(failure_);
    return working_ > 0 || !found.empty();
  }

 private:
  void work(const auto& make_worker) {
    try {
      auto worker = make_worker();
      std::uint64_t number = 0;
      while (auto item = next_item(number)) worker(*item, Out{*this, number});
    } catch (...) {
      const std::lock_guard lock{mutex_};
      if (!failure_) failure_ = std::current_exception();
    }
    const std::lock_guard lock{mutex_};
    --working_;
    changed_.notify_all();
  }

  /// Takes the next item, and says its number among all.
  std::optional<Item> next_item(std::uint64_t& number) {
    const std::lock_guard lock{mutex_};
    if (halt_ || failure_) return {};
    auto item = next_();
    if (item) number = taken_++;
    return item;
  }

  void keep(std::uint64_t item, Result result) {
    std::unique_lock lock{mutex_};
    const std::uint64_t number = order_ == Handover::of_items ? item : results_++;
    changed_.wait(lock, [&] { return number < given_ + most_kept || halt_ || failure_; });
    kept_.emplace(number, std::move(result));
    if (order_ == Handover::of_items && number == given_) changed_.notify_all();
  }

  Handover order_;
  Next next_;
  const std::atomic<bool>& stop_;
  std::atomic<bool> halt_ = false;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::uint64_t taken_ = 0, results_ = 0;  ///< items, and results of `Handover::as_done`, so far
  std::uint64_t given_ = 0;                ///< results handed over
  std::map<std::uint64_t, Result> kept_;   ///< results that are not, by their number
  unsigned working_;
  std::exception_ptr failure_;
  std::vector<std::jthread> threads_;
};

/// Gives the items of a list, in their order, to `threads` threads. `make_worker()` is called once on each
/// and makes what is called with its items. After an exception no more items are given out; it is thrown
/// again once all threads have ended.
template <class Item, class MakeWorker>
void share_out(const std::vector<Item>& items, unsigned threads, MakeWorker make_worker) {
  using Place = const Item*;
  const auto next = [at = items.begin(), &items]() mutable {
    return at == items.end() ? std::optional<Place>{} : std::optional<Place>{&*at++};
  };
  Pool<Place, std::monostate> pool{threads, Handover::as_done, next, [&make_worker] {
                                     return [worker = make_worker()](
                                                Place item, const auto& /*out*/) mutable { worker(*item); };
                                   }};
  for (std::vector<std::monostate> none; pool.take(none);) continue;
}

}  // namespace longwood
