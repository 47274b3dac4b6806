#include "study/decider.hpp"

#include <ctime>

namespace longwood::study {
namespace {

/// Processor time of this thread: other work on the machine does not count.
std::uint64_t microseconds_spent() {
  timespec time = {};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000 +
         static_cast<std::uint64_t>(time.tv_nsec) / 1000;
}

}  // namespace

Decider::Decider(const AnyGame& game, const Options& options, const Budget& budget)
    : game_{game}, options_{options}, solver_{game, budget.limits()} {}

bool Decider::decide(std::uint64_t deal, const std::atomic<bool>& stop) {
  const std::uint64_t begin = microseconds_spent();
  deal_ = deal;
  position_ = game_.start(deal_by_number(game_.info->packs_for(options_), deal), options_).state();
  if (!search(stop)) return false;
  microseconds_ = microseconds_spent() - begin;
  return true;
}

bool Decider::search(const std::atomic<bool>& stop) {
  constexpr std::uint64_t slice = 20'000;  // some milliseconds, so that a stop is soon seen
  solver_.start(position_);
  while (!solver_.step(slice))
    if (stop.load(std::memory_order_relaxed)) return false;
  return true;
}

Row Decider::row() const {
  const Solution& found = solver_.solution();
  Row row;
  row.deal = deal_;
  row.verdict = found.verdict;
  row.nodes = found.nodes;
  row.microseconds = microseconds_;
  row.kilobytes = (found.memory + 1023) / 1024;
  if (found.verdict == Verdict::won) {
    row.moves = found.line.size();
    row.digest = digest_of(*game_.info, found.line);
  }
  return row;
}

}  // namespace longwood::study
