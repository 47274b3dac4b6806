#pragma once

#include <atomic>
#include <cstdint>

#include "related/games.hpp"
#include "solve/verdict_counts.hpp"

namespace longwood::related {

/// Decides the deals from `first` to `last`, each with at most so many positions and so much memory. A deal
/// counts as won only if its line, played move by move by the rules, wins. Fewer are counted if `stop` turned
/// true.
VerdictCounts decide(const Related& game, std::uint64_t first, std::uint64_t last, const Limits& limits,
                     unsigned threads, const std::atomic<bool>& stop);

}  // namespace longwood::related
