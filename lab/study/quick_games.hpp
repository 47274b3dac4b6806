#pragma once

#include "study/row.hpp"

namespace longwood::study {

/// How many of these deals are won by quick play (`play_out` in the deal itself), by which rollouts are
/// played: what a guide is worth alone. Where nothing is unknown any more the solver ends a game as it ends a
/// rollout. A game whose rollouts end with a guess has no results to count, and is a `Fault`.
std::uint64_t won_quickly(const AnyGame& game, const Options& options, Range deals, unsigned threads);

}  // namespace longwood::study
