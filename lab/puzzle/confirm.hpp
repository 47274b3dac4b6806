#pragma once

#include <expected>
#include <string>

#include "puzzle/puzzle.hpp"
#include "solve/verdict.hpp"

namespace longwood {

/// Whether a puzzle holds, by replaying its record and its way and by deciding each of its moves with both
/// engines: the search with the game's advice, and the other engine without any. Every move named must be
/// won, which is a line replayed, and the other engine must find no loss; every other must be proved lost by
/// both; else one line says what does not hold. `limits` is for each question.
std::expected<void, std::string> confirm(const Puzzle& puzzle, const Limits& limits);

}  // namespace longwood
