#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "core/any_game.hpp"
#include "solve/column_search.hpp"
#include "solve/depth_first.hpp"
#include "solve/nested_rollouts.hpp"
#include "solve/staged_search.hpp"
#include "solve/verdict.hpp"

namespace longwood {

/// Decides positions of one game, all cards and shuffles being known, in slices of any size.
///
/// Makes the runs which the game's advice lists, or others, one after another, until one decides. A `won`
/// verdict carries a line that has been replayed through the rules; a `lost` one comes from a run which left
/// nothing out. An answer (verdict, nodes, line) depends on the position and the limits alone, not on the
/// positions decided before.
class Solver {
 public:
  explicit Solver(const AnyGame& game, const Limits& limits = {}, const Switches& switches = {});
  /// With other advice than the game's own.
  Solver(const AnyGame& game, const Advice& advice, const Limits& limits, const Switches& switches);

  /// Begins with a position, and with these runs if any are given, which must outlive the search. Buffers of
  /// earlier positions are used again unless they have grown large.
  void start(const State& position, std::span<const Run> runs = {});
  /// Goes on for about `nodes` more positions. True when the verdict is final or the limits are reached. The
  /// caller watches the limit of time, slice by slice.
  bool step(std::uint64_t nodes);
  /// The same within a budget of this position's own: true as well when `budget` positions have been searched
  /// for it.
  bool step(std::uint64_t nodes, std::uint64_t budget);
  /// Whether the last position was given up because the memory ran out.
  [[nodiscard]] bool out_of_memory() const { return out_of_memory_; }
  /// Limits the memory for the positions that follow to so many bytes; what is reserved is freed.
  void limit_memory(std::size_t bytes);
  /// The verdict so far.
  [[nodiscard]] Verdict verdict() const { return solution_.verdict; }
  /// Positions reached so far.
  [[nodiscard]] std::uint64_t nodes() const { return solution_.nodes; }
  /// The answer, or what has been spent so far. The line of a position that is won is made at the first
  /// question: it passes no position twice, and what depth first has found is shortened. Who wants no line
  /// asks for `verdict`.
  const Solution& solution();
  /// The same without the line.
  [[nodiscard]] const Solution& solution_without_line() const { return solution_; }

  /// Starts, and steps until done or out of the limits, time included.
  const Solution& solve(const State& position);

 private:
  [[nodiscard]] std::size_t bytes() const {
    return depth_first_->bytes() + staged_->bytes() + (columns_ != nullptr ? columns_->bytes() : 0) +
           (rollouts_ != nullptr ? rollouts_->bytes() : 0);
  }
  [[nodiscard]] const Run& run() const { return runs_[run_]; }
  void release();
  void restart();
  void start_engine(auto& engine, const auto&... how);
  bool start_run();
  bool start_columns();
  bool start_rollouts();
  bool start_suits();
  bool next_run();
  RunStatus go_on(std::uint64_t nodes);
  bool finish(Verdict verdict);

  const AnyGame& game_;
  Advice advice_;
  Limits limits_;
  Switches switches_;
  // both always there; optional so that they can be made anew, which frees what they have reserved
  std::optional<DepthFirst> depth_first_;
  std::optional<StagedSearch> staged_;
  std::unique_ptr<ColumnSearch> columns_;     ///< from the first run in columns on
  std::unique_ptr<NestedRollouts> rollouts_;  ///< from the first run of rollouts on
  int positions_ = 0;                         ///< begun since the engines were made
  State root_;
  std::span<const Run> runs_;
  std::size_t run_ = 0;             ///< in `runs_`
  unsigned suits_ = 0;              ///< that a run by suits has come to, a bit each
  bool heuristic_is_done_ = false;  ///< no width has cut the last heuristic run: a wider one finds no more
  bool done_ = false, out_of_memory_ = false;
  std::uint64_t nodes_before_ = 0;  ///< of the runs before this one
  std::vector<Move> found_;         ///< the line of a position that is won, until it is asked for
  Solution solution_;
};

/// Whether the line, played by the rules from the position, ends in a won game.
bool wins(const AnyGame& game, const State& position, std::span<const Move> line);

}  // namespace longwood
