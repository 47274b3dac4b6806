#include "study/block_workers.hpp"

#include <chrono>
#include <utility>

namespace longwood::study {

BlockWorkers::BlockWorkers(unsigned threads, Next next, std::function<Work()> worker,
                           const std::atomic<bool>& stop)
    : next_{std::move(next)}, worker_{std::move(worker)}, stop_{stop}, working_{threads} {
  for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

bool BlockWorkers::take(std::vector<Superblock>& found) {
  if (stop_.load()) halt_ = true;
  std::unique_lock lock{mutex_};
  changed_.wait_for(lock, std::chrono::milliseconds{100},
                    [this] { return working_ == 0 || failure_ || done_.contains(given_); });
  if (failure_) std::rethrow_exception(failure_);
  found.clear();
  for (auto at = done_.find(given_); at != done_.end(); at = done_.find(++given_)) {
    found.push_back(at->second);
    done_.erase(at);
  }
  return working_ > 0 || !found.empty();
}

void BlockWorkers::work() {
  try {
    const Work work = worker_();
    Superblock superblock;
    for (std::uint64_t number = 0; next(superblock, number);) {
      if (!work(superblock, halt_)) break;
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

/// Takes the next superblock, and says its number among all.
bool BlockWorkers::next(Superblock& superblock, std::uint64_t& number) {
  const std::lock_guard lock{mutex_};
  if (halt_ || failure_) return false;
  auto one = next_();
  if (!one) return false;
  superblock = *one;
  number = taken_++;
  return true;
}

}  // namespace longwood::study
