#pragma once

#include <cstdint>
#include <vector>

#include "session/record.hpp"

namespace longwood::cli {

/// The moves of a game played by the program: the honest player follows the hints; the greedy one makes the
/// move that the rule of thumb ranks first, and stops where it would go round.
std::vector<Move> honest_line(const AnyGame& game, const ChosenRules& rules, std::uint64_t deal);
std::vector<Move> greedy_line(const AnyGame& game, const ChosenRules& rules, std::uint64_t deal);

}  // namespace longwood::cli
