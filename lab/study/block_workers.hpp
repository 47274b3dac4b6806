#pragma once

#include <atomic>
#include <condition_variable>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "study/block.hpp"

namespace longwood::study {

/// Threads that take superblocks one after another, work on them, and hand them over in the order in which
/// they were taken.
class BlockWorkers {
 public:
  /// The next superblock to work on; nothing when there are no more. Never called by two threads at a time.
  using Next = std::function<std::optional<Superblock>()>;
  /// Works on a superblock; false if it was halted meanwhile.
  using Work = std::function<bool(Superblock&, const std::atomic<bool>& halt)>;

  /// `worker` makes what each thread works with.
  BlockWorkers(unsigned threads, Next next, std::function<Work()> worker, const std::atomic<bool>& stop);
  BlockWorkers(const BlockWorkers&) = delete;
  BlockWorkers& operator=(const BlockWorkers&) = delete;
  BlockWorkers(BlockWorkers&&) = delete;
  BlockWorkers& operator=(BlockWorkers&&) = delete;
  ~BlockWorkers() { halt_ = true; }

  /// Waits a moment for the superblocks that come next and takes them; false when no more will come. What a
  /// thread threw is thrown here.
  bool take(std::vector<Superblock>& found);

 private:
  void work();
  bool next(Superblock& superblock, std::uint64_t& number);

  Next next_;
  std::function<Work()> worker_;
  const std::atomic<bool>& stop_;
  std::atomic<bool> halt_ = false;  ///< stopped, or nobody will take any more
  std::mutex mutex_;
  std::condition_variable changed_;
  std::map<std::uint64_t, Superblock> done_;  ///< by number, not handed over yet
  std::uint64_t taken_ = 0, given_ = 0;       ///< how many were taken by threads, and handed over
  unsigned working_;
  std::exception_ptr failure_;
  std::vector<std::jthread> threads_;
};

}  // namespace longwood::study
