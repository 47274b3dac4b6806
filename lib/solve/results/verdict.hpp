#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/move.hpp"

namespace longwood {

/// The proved result of a position, with every card and shuffle known to the solver ("open" knowledge).
enum class Verdict : std::uint8_t {
  open,  ///< not decided within the limits
  won,   ///< a line of legal moves leads to a won game
  lost,  ///< every line was searched, none wins
};

constexpr std::string_view verdict_name(Verdict verdict) {
  return verdict == Verdict::won ? "won" : verdict == Verdict::lost ? "lost" : "open";
}

/// The limits of a search.
struct Limits {
  std::uint64_t nodes = 20'000'000;           ///< positions reached by a move
  std::uint64_t milliseconds = 0;             ///< elapsed time; 0 means no limit. Never used in studies
  std::size_t memory = std::size_t{1} << 30;  ///< bytes

  /// The same memory and no other limit, for callers that count positions slice by slice.
  [[nodiscard]] constexpr Limits of_memory() const { return {.nodes = ~std::uint64_t{0}, .memory = memory}; }
};

/// Which kinds of advice (heuristics) a search may use. All are on for speed; an independent check turns them
/// off.
struct Switches {
  bool safe_moves = true;  ///< follow a safe move alone
  bool pruning = true;     ///< leave out dominated moves, sort the others, use macro moves
  bool dead_ends = true;   ///< discard positions proved lost without search
  bool classes = true;     ///< count interchangeable piles as alike
  bool rollouts = true;    ///< make the runs of rollouts
  bool exploring = true;   ///< let runs take random positions (`Run::exploring`)

  friend constexpr bool operator==(const Switches&, const Switches&) = default;
};
inline constexpr Switches plain{false, false, false, false};

/// The search algorithms. The first two search any game, and each confirms losses found by the other. The
/// third handles games of single columns (`ColumnSearch`), the fourth finds only wins (`NestedRollouts`), and
/// the last two handle games in alternate colours with a hand that is run through (`ModelSearch`).
enum class Engine : std::uint8_t { staged, depth_first, columns, rollouts, unplaced, placed };

constexpr std::string_view engine_name(Engine engine) {
  switch (engine) {
    case Engine::staged: return "staged";
    case Engine::depth_first: return "depth-first";
    case Engine::columns: return "columns";
    case Engine::unplaced: return "unplaced";
    case Engine::placed: return "placed";
    case Engine::rollouts: break;
  }
  return "rollouts";
}

/// The state of an engine's run.
enum class RunStatus : std::uint8_t {
  running,
  won,
  lost,
  incomplete,  ///< a limit of width or positions left something out, or a premise of the advice failed
  heuristic,   ///< only heuristic pruning left something out, so a greater width finds nothing more
  out_of_memory
};

/// A verdict with its evidence and its cost.
struct Solution {
  Verdict verdict = Verdict::open;
  Engine engine = Engine::staged;  ///< the engine that found the verdict
  std::vector<Move> line;          ///< for `won`: moves from the position to the end
  std::size_t found = 0;           ///< moves of the line that the search found, before it was shortened
  bool fewest = false;             ///< no line has fewer moves; only `shortest` finds that out
  std::uint64_t nodes = 0;         ///< positions reached by a move, over all runs
  double milliseconds = 0;         ///< of processor time
  std::size_t memory = 0;          ///< most bytes reserved at once
};

}  // namespace longwood
