#pragma once

#include <cstddef>
#include <vector>

#include "core/any_game.hpp"
#include "solve/heuristics/search_spec.hpp"

namespace longwood {

/// A line of more moves is shortened whichever engine found it, and with more effort.
inline constexpr std::size_t long_line = 600;

/// A line that wins `position`, made shorter by search between its positions.
///
/// Premise: `line` wins. The answer wins too, has no more moves, passes no position twice (by key, twins and,
/// if `classes`, interchangeable piles being alike), and depends on the arguments alone. The work is bounded
/// by the number of moves of the line's positions and by a constant.
std::vector<Move> shortened(const AnyGame& game, const SearchSpec& advice, const State& position,
                            const std::vector<Move>& line, bool classes = true);

/// Whether a line passes a position twice, by key.
bool passes_twice(const AnyGame& game, const State& position, const std::vector<Move>& line,
                  bool classes = true);

}  // namespace longwood
