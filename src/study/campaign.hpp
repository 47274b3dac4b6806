#pragma once

#include <atomic>
#include <functional>

#include "study/row.hpp"
#include "study/study_file.hpp"

namespace longwood::study {

/// How far a run has come.
struct Progress {
  std::uint64_t asked = 0;                    ///< deals which this run is to have in the file
  std::uint64_t there = 0;                    ///< of these, in the file before the run began
  std::uint64_t done = 0;                     ///< written by this run
  std::uint64_t won = 0, lost = 0, open = 0;  ///< among those written by this run
  double seconds = 0;                         ///< since it began
};

/// What a run is to do.
struct Plan {
  const AnyGame* game = nullptr;
  ChosenRules rules;
  Range deals;
  Budget budget;
  unsigned threads = 1;
  bool retry_open = false;  ///< decide open deals again that had a smaller budget; no others
};

/// Decides the deals of the plan which the file has not yet, on several threads, and writes them as they
/// come, at least ten times a second as long as there are any. What is told of a deal depends on the deal and
/// the budget alone.
///
/// Ends early, deals in flight being given up, when `stop` turns true. `tell` is called at every write. A
/// budget other than the one the study was begun with is a fault, unless open deals are to be decided again.
Progress run(StudyFile& file, const Plan& plan, const std::atomic<bool>& stop,
             const std::function<void(const Progress&)>& tell);

}  // namespace longwood::study
