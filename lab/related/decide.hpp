#pragma once

#include <atomic>
#include <cstdint>

#include "related/games.hpp"
#include "solve/results/verdict_counts.hpp"

namespace longwood::related {

/// Decides the deals numbered `first` to `last`, each within these limits. A deal counts as won only if the
/// line found wins when it is played move by move. If `stop` turns true, the deals not yet decided are not
/// counted.
VerdictCounts decide(const Related& game, std::uint64_t first, std::uint64_t last, const Limits& limits,
                     unsigned threads, const std::atomic<bool>& stop);

}  // namespace longwood::related
