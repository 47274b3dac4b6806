#pragma once

#include <vector>

#include "core/any_game.hpp"

namespace longwood::rating {

/// A player of known strength: follows a plan of the hints with the chance `strength`, and otherwise makes
/// the move that the rule of thumb ranks first. 1 is the honest player, 0 the greedy one. The game depends on
/// the deal and the strength alone.
std::vector<Move> mixed_line(const AnyGame& game, const Options& options, std::uint64_t deal,
                             double strength);

}  // namespace longwood::rating
