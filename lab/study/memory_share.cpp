#include "study/memory_share.hpp"

#include <algorithm>
#include <chrono>
#include <fstream>

#include <fmt/core.h>
#include <unistd.h>

namespace longwood::study {
namespace {

constexpr std::uint64_t megabyte = std::uint64_t{1} << 20;
constexpr std::uint64_t least = 16;  // megabytes a thread cannot do without

/// The limit of the control group in bytes; the greatest number if there is none.
std::uint64_t limit_of_group() {
  std::ifstream file{"/sys/fs/cgroup/memory.max"};
  std::uint64_t bytes = 0;
  return file >> bytes ? bytes : ~std::uint64_t{0};
}

}  // namespace

std::uint64_t megabytes_of_machine() {
  const auto pages = ::sysconf(_SC_PHYS_PAGES), size = ::sysconf(_SC_PAGESIZE);
  const std::uint64_t machine = pages > 0 && size > 0
                                    ? static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(size)
                                    : ~std::uint64_t{0};
  return std::max(least, std::min(machine, limit_of_group()) / megabyte / 5 * 4);
}

unsigned threads_that_fit(unsigned threads, std::uint64_t megabytes_each, std::uint64_t all) {
  return static_cast<unsigned>(
      std::clamp<std::uint64_t>(all / std::max<std::uint64_t>(1, megabytes_each), 1, threads));
}

MemoryShare::MemoryShare(const Budget& budget, unsigned threads, std::uint64_t all)
    : threads_{threads}, budget_{budget.megabytes}, all_{all}, megabytes_{budget.megabytes} {
  if (threads == 1 || all / threads >= budget_) return;
  const std::uint64_t rest = all - std::min(all, budget_);
  megabytes_ = std::min(budget_, std::max(least, rest / threads));
}

std::string MemoryShare::words() const {
  if (!divided()) return {};
  return fmt::format(
      "{} threads share {} MB, {} MB each; a deal that needs more is decided alone, with {} MB", threads_,
      all_, megabytes_, budget_);
}

std::unique_lock<std::timed_mutex> MemoryShare::take_whole(const std::atomic<bool>& stop) {
  std::unique_lock lock{whole_, std::defer_lock};
  while (!stop && !lock.try_lock_for(std::chrono::milliseconds{100})) continue;
  return lock;
}

}  // namespace longwood::study
