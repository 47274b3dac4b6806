#pragma once

#include "solve/heuristics/search_spec.hpp"

namespace longwood::study {

/// Whether the search would find the deal lost without a move: its first run is depth first, which asks for a
/// safe move and then whether the position is lost.
inline bool lost_without_search(const SearchSpec& advice, const State& position) {
  const auto safe = advice.prune.safe;
  const auto lost = advice.prove.lost;
  return lost != nullptr && advice.runs.front().engine == Engine::depth_first &&
         (safe == nullptr || !safe(position)) && lost(position);
}

}  // namespace longwood::study
