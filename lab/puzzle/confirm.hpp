#pragma once

#include <expected>
#include <string>

#include "puzzle/puzzle.hpp"
#include "solve/results/verdict.hpp"

namespace longwood {

/// Whether a puzzle holds, by replaying its record and its way and by deciding each of its moves with both
/// engines: the search with the game's advice, and the other engine without any. Every keeping move must have
/// a winning line that is replayed, and the other engine must find no loss. Every other move must be proved
/// lost by both. Otherwise one line names what failed. `limits` applies to each question.
std::expected<void, std::string> confirm(const Puzzle& puzzle, const Limits& limits);

}  // namespace longwood
