#pragma once

#include <atomic>

#include "solve/heuristics/search_spec.hpp"
#include "solve/solver.hpp"
#include "study/block.hpp"
#include "study/memory_share.hpp"
#include "study/quick_layout.hpp"
#include "study/row.hpp"

namespace longwood::study {

/// For what nobody stops.
inline const std::atomic<bool> never_stopped = false;

/// Decides deals of one game one after another, as a study does.
class Decider {
 public:
  /// `memory` is what the threads of a run share; without it each deal may take the whole budget.
  Decider(const AnyGame& game, const Options& options, const Budget& budget, MemoryShare* memory = nullptr);

  /// Decides a deal; false if `stop` turned true meanwhile, and then there is no row.
  bool decide(std::uint64_t deal, const std::atomic<bool>& stop);
  /// The same, and looks at the clock, which costs as much as a quick deal: for rows, which tell the time.
  bool decide_timed(std::uint64_t deal, const std::atomic<bool>& stop);
  /// The data of the last deal for a block. The moves are those of the line that the search found, since
  /// shortening it would take several times as long as a quick deal.
  [[nodiscard]] Outcome outcome() const;
  /// The row of the last deal; its budget is for the caller to fill in.
  [[nodiscard]] Row row();
  [[nodiscard]] const Solution& solution() { return at_sight_ ? lost_at_sight_ : solver_.solution(); }
  /// The position from which the last deal is played.
  [[nodiscard]] const State& position() const { return position_; }

 private:
  bool search(const std::atomic<bool>& stop);
  bool search_alone(const std::atomic<bool>& stop);

  const AnyGame& game_;
  Packs packs_;
  QuickLayout layout_;
  const SearchSpec& advice_;
  Solution lost_at_sight_;
  bool at_sight_ = false;  ///< the last deal needed no search
  Budget budget_;
  MemoryShare* memory_;
  Solver solver_;
  State position_;
  std::uint64_t deal_ = 0, microseconds_ = 0;
};

}  // namespace longwood::study
