#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "core/any_game.hpp"
#include "solve/columns/column_search.hpp"
#include "solve/engines/depth_first.hpp"
#include "solve/engines/staged_search.hpp"
#include "solve/heuristics/advice.hpp"
#include "solve/models/model_search.hpp"
#include "solve/results/replay.hpp"
#include "solve/results/verdict.hpp"
#include "solve/rollouts/nested_rollouts.hpp"

namespace longwood {

/// Decides positions of one game with all cards and shuffles known, in slices of any size.
///
/// Performs the runs listed by the game's advice, or others, one after another until one decides. A `won`
/// verdict includes a line that was replayed under the rules; a `lost` verdict comes from an exhaustive run.
/// An answer (verdict, nodes, line) depends only on the position and the limits, not on positions decided
/// before.
class Solver {
 public:
  explicit Solver(const AnyGame& game, const Limits& limits = {}, const Switches& switches = {});
  /// With advice other than the game's own.
  Solver(const AnyGame& game, const Advice& advice, const Limits& limits, const Switches& switches);

  /// Starts a position, with these runs if any are given; they must outlive the search. Buffers are reused
  /// unless they have grown large.
  void start(const State& position, std::span<const Run> runs = {});
  /// Searches about `nodes` more positions. True when the verdict is final or a limit is reached. The caller
  /// checks the time limit between slices.
  bool step(std::uint64_t nodes);
  /// The same with a budget for this position: also true when `budget` positions have been searched for it.
  bool step(std::uint64_t nodes, std::uint64_t budget);
  /// Whether the last position was given up because the memory ran out.
  [[nodiscard]] bool out_of_memory() const { return out_of_memory_; }
  /// Limits the memory for later positions to this many bytes and frees the buffers.
  void limit_memory(std::size_t bytes);
  /// The verdict so far.
  [[nodiscard]] Verdict verdict() const { return solution_.verdict; }
  /// Positions reached so far.
  [[nodiscard]] std::uint64_t nodes() const { return solution_.nodes; }
  /// The answer, or the effort so far. The line of a won position is built on the first call: it visits no
  /// position twice, and a line from depth-first search is shortened. Callers that need no line use
  /// `verdict`.
  const Solution& solution();
  /// The same without the line.
  [[nodiscard]] const Solution& solution_without_line() const { return solution_; }

  /// Starts and steps until done or until a limit is reached, including time.
  const Solution& solve(const State& position);

 private:
  [[nodiscard]] std::size_t bytes() const {
    return depth_first_->bytes() + staged_->bytes() + (columns_ != nullptr ? columns_->bytes() : 0) +
           (rollouts_ != nullptr ? rollouts_->bytes() : 0) + (unplaced_ != nullptr ? unplaced_->bytes() : 0) +
           (placed_ != nullptr ? placed_->bytes() : 0);
  }
  [[nodiscard]] const Run& run() const { return runs_[run_]; }
  void release();
  void restart();
  void start_engine(auto& engine, const auto&... how);
  bool start_run();
  bool start_columns();
  bool start_rollouts();
  bool start_model(auto& engine, const auto& rules);
  bool start_suits();
  bool next_run();
  RunStatus go_on(std::uint64_t nodes);
  bool finish(Verdict verdict);

  const AnyGame& game_;
  Advice advice_;
  Limits limits_;
  Switches switches_;
  // never empty; optional only so that they can be recreated, which frees their memory
  std::optional<DepthFirst> depth_first_;
  std::optional<StagedSearch> staged_;
  std::unique_ptr<ColumnSearch> columns_;     ///< from the first run in columns on
  std::unique_ptr<NestedRollouts> rollouts_;  ///< from the first run of rollouts on
  std::unique_ptr<UnplacedSearch> unplaced_;  ///< from the first run without places on
  std::unique_ptr<PlacedSearch> placed_;      ///< from the first run with places on
  int positions_ = 0;                         ///< positions started since the engines were created
  State root_;
  std::span<const Run> runs_;
  std::size_t run_ = 0;  ///< in `runs_`
  unsigned suits_ = 0;   ///< the suits that a run by suits has reached, one bit each
  bool heuristic_is_done_ =
      false;  ///< the last heuristic run was not limited by its width, so a wider one finds nothing more
  bool done_ = false, out_of_memory_ = false;
  std::uint64_t nodes_before_ = 0;  ///< of the runs before this one
  std::vector<Move> found_;         ///< the line of a won position until it is requested
  Solution solution_;
};

}  // namespace longwood
