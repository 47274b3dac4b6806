#pragma once

#include <cstdint>

#include "solve/results/verdict_counts.hpp"

namespace longwood {

/// How far a run over many deals has come.
struct Progress {
  std::uint64_t asked = 0;  ///< deals which this run is to decide, or to have in its file
  std::uint64_t there = 0;  ///< of these, in the file before the run began
  std::uint64_t done = 0;   ///< written by this run
  VerdictCounts verdicts;   ///< of those written by this run
  double seconds = 0;       ///< since it began
};

}  // namespace longwood
