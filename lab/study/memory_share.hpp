#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>
#include <string>

#include "study/row.hpp"

namespace longwood::study {

/// Megabytes that the threads of a program may take together: four fifths of what the machine has, or of what
/// the control group of the process may use.
std::uint64_t megabytes_of_machine();

/// The number of threads that fit when each may use `megabytes_each`: at least one, at most `threads`.
unsigned threads_that_fit(unsigned threads, std::uint64_t megabytes_each, std::uint64_t all);

/// How the threads of a run share the machine's memory.
///
/// Where it does not suffice for the whole budget of every thread, each has a part of it, and a deal that
/// needs more is decided alone with the whole. So the rows of a run do not depend on the machine.
class MemoryShare {
 public:
  MemoryShare(const Budget& budget, unsigned threads, std::uint64_t all);

  /// What each thread may take.
  [[nodiscard]] std::uint64_t megabytes() const { return megabytes_; }
  [[nodiscard]] bool divided() const { return megabytes_ < budget_; }
  /// A remark about it: a sentence without a full stop, empty if nothing had to be divided.
  [[nodiscard]] std::string words() const;
  /// Waits until no other thread has the whole budget, and takes it; without a lock if `stop` turned true.
  std::unique_lock<std::timed_mutex> take_whole(const std::atomic<bool>& stop);

 private:
  unsigned threads_;
  std::uint64_t budget_, all_, megabytes_;
  std::timed_mutex whole_;
};

}  // namespace longwood::study
