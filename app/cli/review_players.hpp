#pragma once

#include <cstdint>
#include <vector>

#include "session/record.hpp"

namespace longwood::cli {

/// The moves of a game that a player of the program plays by itself: the honest one who does what the adviser
/// advises, or the greedy one who makes the move that the rule of thumb ranks first, and stops where it
/// would go round.
std::vector<Move> honest_line(const AnyGame& game, const ChosenRules& rules, std::uint64_t deal);
std::vector<Move> greedy_line(const AnyGame& game, const ChosenRules& rules, std::uint64_t deal);

}  // namespace longwood::cli
