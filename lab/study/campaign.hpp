#pragma once

#include <atomic>
#include <functional>

#include "solve/results/progress.hpp"
#include "study/memory_share.hpp"
#include "study/row.hpp"
#include "study/study_file.hpp"

namespace longwood::study {

/// What a run is to do.
struct Campaign {
  const AnyGame* game = nullptr;
  ChosenRules rules;
  Range deals;
  Budget budget;
  unsigned threads = 1;
  bool honest = false;            ///< the honest player plays the deals, in place of the solver
  bool retry_open = false;        ///< decide open deals again that had a smaller budget; no others
  MemoryShare* memory = nullptr;  ///< what the threads share; without it each may take the whole budget
};

/// Decides the deals of the campaign which the file does not hold yet, on several threads, and writes them as
/// they are decided, at least ten times a second as long as there are any. The row of a deal depends on the
/// deal and the budget alone.
///
/// Ends early when `stop` turns true; deals not decided by then are not written. `report` is called at every
/// write. A budget other than the one the study was begun with is a `Fault`, unless open deals are to be
/// decided again.
Progress run(StudyFile& file, const Campaign& campaign, const std::atomic<bool>& stop,
             const std::function<void(const Progress&)>& report);

}  // namespace longwood::study
