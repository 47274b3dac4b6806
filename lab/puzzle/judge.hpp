#pragma once

#include <map>

#include "solve/solver.hpp"

namespace longwood {

/// Verdicts on positions of one deal, remembered. Each question may cost `nodes` positions.
class Judge {
 public:
  Judge(const AnyGame& game, const Limits& limits) : limits_{limits}, solver_{game, limits} {}

  /// Forgets the verdicts: from now on positions of another deal are asked about.
  void begin() { known_.clear(); }
  /// The verdict, out of memory where the position or one that is alike was asked about before.
  Verdict verdict(const State& state, const Key& key) {
    const auto found = known_.find(key);
    return found != known_.end() ? found->second : solve(state, key).verdict;
  }
  /// The verdict with its winning line, searched again.
  const Solution& solve(const State& state, const Key& key) {
    const Solution& solution = solver_.solve(state);
    note(key, solution.verdict);
    return solution;
  }
  /// Notes what is known from elsewhere.
  void note(const Key& key, Verdict verdict) { known_.insert_or_assign(key, verdict); }

  [[nodiscard]] const Limits& limits() const { return limits_; }

 private:
  Limits limits_;
  Solver solver_;
  std::map<Key, Verdict> known_;
};

}  // namespace longwood
