#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <vector>

#include "honest/information_relaxation.hpp"
#include "solve/results/verdict_counts.hpp"
#include "statistics/exact/binomial.hpp"
#include "study/row.hpp"

namespace longwood::study {

/// How an upper bound is found on what anyone can win who sees only the table.
struct BoundTerms {
  const AnyGame* game = nullptr;
  ChosenRules rules;
  RegretEffort effort = {};
  unsigned threads = 1;
};

/// One deal.
struct BoundedGame {
  std::uint64_t deal = 0;
  Verdict verdict = Verdict::open;  ///< with all cards known
  Regret regret;

  /// The mean share of such deals that can be won at most; an undecided one counts as won.
  [[nodiscard]] double bound() const { return (verdict == Verdict::lost ? 0 : 1) - regret.least; }
};

/// Looks at each of these deals; a result depends on the deal and the effort alone. `keep` is given each, by
/// one thread at a time. When `stop` turns true no more are begun.
void bound_games(const BoundTerms& terms, const Range& deals, const std::atomic<bool>& stop,
                 const std::function<void(const BoundedGame&)>& keep);

/// What follows from some deals.
struct UpperBound {
  VerdictCounts verdicts;  ///< with all cards known
  std::uint64_t choices = 0, cut = 0;
  MeanShare regret = {};  ///< the least
  MeanShare bound = {};   ///< the share that is won at most
};

UpperBound upper_bound_of(const std::vector<BoundedGame>& games);

}  // namespace longwood::study
