#pragma once

#include <string>
#include <vector>

#include "cli/json.hpp"
#include "puzzle/blocker_puzzle.hpp"
#include "puzzle/shelf.hpp"

namespace longwood::cli {

/// What there is to say of a puzzle beyond its deal: the moves to it, those that keep the win, and its
/// figures.
Json puzzle_json(const Puzzle& puzzle);

/// A shelf as text (docs/contribute/puzzles.md): one JSON object per line, the first of which names game, set
/// and version of the rules. All puzzles must be of these rules.
std::string write_shelf(const GameInfo& info, const ChosenRules& rules, const std::vector<Shelved>& shelf);

/// Reads such a text; or a fault which names `path` and the line. The claims of a puzzle are not checked yet.
std::vector<Shelved> read_shelf(const std::string& path, const std::string& text);

/// The same for the puzzles of `longwood-lab blockers`.
Json blockers_json(const BlockerPuzzle& puzzle);
std::string write_blockers(const GameInfo& info, const ChosenRules& rules,
                           const std::vector<ShelvedBlockers>& shelf);
std::vector<ShelvedBlockers> read_blockers(const std::string& path, const std::string& text);

}  // namespace longwood::cli
