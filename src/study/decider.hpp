#pragma once

#include <atomic>

#include "solve/solver.hpp"
#include "study/row.hpp"

namespace longwood::study {

/// Decides deals of one game one after another, as a study does.
class Decider {
 public:
  Decider(const AnyGame& game, const Options& options, const Budget& budget);

  /// Decides a deal; false if `stop` turned true meanwhile, and then nothing is known.
  bool decide(std::uint64_t deal, const std::atomic<bool>& stop);
  /// The row of the last deal; its budget is for the caller to fill in.
  [[nodiscard]] Row row() const;
  [[nodiscard]] const Solution& solution() const { return solver_.solution(); }
  /// The position from which the last deal is played.
  [[nodiscard]] const State& position() const { return position_; }

 private:
  bool search(const std::atomic<bool>& stop);

  const AnyGame& game_;
  Options options_;
  Solver solver_;
  State position_;
  std::uint64_t deal_ = 0, microseconds_ = 0;
};

}  // namespace longwood::study
