#include "study/decider.hpp"

#include "solve/results/stopwatch.hpp"
#include "study/at_sight.hpp"

namespace longwood::study {

Decider::Decider(const AnyGame& game, const Options& options, const Budget& budget, MemoryShare* memory)
    : game_{game},
      packs_{game.info->packs_for(options)},
      layout_{game, options},
      advice_{search_spec_for(*game.info)},
      budget_{budget},
      memory_{memory != nullptr && memory->megabytes() < budget.megabytes ? memory : nullptr},
      solver_{game,
              Budget{budget.nodes, memory_ != nullptr ? memory_->megabytes() : budget.megabytes}.limits()} {
  lost_at_sight_.verdict = Verdict::lost;
  lost_at_sight_.engine = Engine::depth_first;
}

bool Decider::decide(std::uint64_t deal, const std::atomic<bool>& stop) {
  deal_ = deal;
  layout_.lay(deal_by_number(packs_, deal), position_);
  at_sight_ = lost_without_search(advice_, position_);
  if (at_sight_) return true;
  if (!search(stop)) return false;
  return memory_ == nullptr || !solver_.out_of_memory() || search_alone(stop);
}

/// Decides a deal for which this thread's share of the memory did not do, with the whole budget.
bool Decider::search_alone(const std::atomic<bool>& stop) {
  const auto whole = memory_->take_whole(stop);
  if (!whole.owns_lock()) return false;
  solver_.limit_memory(budget_.limits().memory);
  const bool decided = search(stop);
  solver_.limit_memory(Budget{0, memory_->megabytes()}.limits().memory);
  return decided;
}

bool Decider::decide_timed(std::uint64_t deal, const std::atomic<bool>& stop) {
  const std::uint64_t begin = microseconds_spent();
  if (!decide(deal, stop)) return false;
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

Outcome Decider::outcome() const {
  const Solution& found = at_sight_ ? lost_at_sight_ : solver_.solution_without_line();
  return {.deal = deal_, .verdict = found.verdict, .nodes = found.nodes, .moves = found.found};
}

Row Decider::row() {
  const Solution& found = solution();
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
