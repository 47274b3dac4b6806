#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cli/json.hpp"
#include "cli/output.hpp"
#include "cli/range.hpp"
#include "puzzle/blocker_puzzle.hpp"
#include "puzzle/shelf.hpp"

namespace longwood::cli {

/// By which a command mines a shelf of puzzles from deals, or checks one.
struct ShelfOptions {
  std::string_view command, example;  ///< its name, and a game for which it works
  std::uint64_t most;                 ///< puzzles on a shelf
  std::string game = {}, set = {}, choices = {}, deals = {}, out = {}, check = {};
  bool json = false;

  /// Whether a file is to be checked. A fault if options contradict each other, or no game is named.
  [[nodiscard]] bool is_check() const;
  /// The deals to mine.
  [[nodiscard]] Range range() const;
};

/// "1 puzzle", "2 puzzles".
std::string count_of(std::size_t count, std::string_view what);

/// Writes a shelf of so many puzzles, and says so.
void write_shelf_file(const Output& out, std::size_t puzzles, const std::string& text);

/// What there is to say of a puzzle beyond its deal: the moves to it, those that keep the win, and its
/// figures.
Json puzzle_json(const Puzzle& puzzle);

/// A shelf as text (docs/contribute/puzzles.md): one JSON object per line, the first of which names game, set
/// and version of the rules. All puzzles must be of these rules.
std::string write_shelf(const GameInfo& info, const ChosenRules& rules, const std::vector<Shelved>& shelf);

/// Reads such a file; or a fault which names it and the line. The claims of a puzzle are not checked yet.
std::vector<Shelved> read_shelf(const std::string& path);

/// The same for the puzzles of `longwood-lab blockers`.
Json blockers_json(const BlockerPuzzle& puzzle);
std::string write_blockers(const GameInfo& info, const ChosenRules& rules,
                           const std::vector<ShelvedBlockers>& shelf);
std::vector<ShelvedBlockers> read_blockers(const std::string& path);

}  // namespace longwood::cli
