#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <tuple>
#include <variant>
#include <vector>

#include "core/any_game.hpp"
#include "solve/columns/column_search.hpp"
#include "solve/engines/depth_first.hpp"
#include "solve/engines/engine.hpp"
#include "solve/engines/stratified_best_first.hpp"
#include "solve/heuristics/search_spec.hpp"
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
  Solver(const AnyGame& game, const SearchSpec& advice, const Limits& limits, const Switches& switches);

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
  template <SearchEngine... E>
  struct Each {
    using Owned = std::tuple<std::unique_ptr<E>...>;
    using Any = std::variant<E*...>;
  };
  using Engines =
      Each<StratifiedBestFirst, DepthFirst, ColumnSearch, NestedRollouts, UnplacedSearch, PlacedSearch>;

  template <SearchEngine E>
  [[nodiscard]] std::unique_ptr<E>& owned() {
    return std::get<std::unique_ptr<E>>(engines_);
  }
  [[nodiscard]] const Run& run() const { return runs_[run_]; }
  [[nodiscard]] std::size_t bytes() const;
  void release();
  void restart();
  bool begin(auto& engine, const auto&... how);
  bool start_run();
  bool start_columns();
  bool start_rollouts();
  template <class Search>
  bool start_model(const auto& rules_of);
  bool start_suits();
  bool next_run();
  RunStatus advance(std::uint64_t nodes);
  RunStatus advance_suits(std::uint64_t nodes);
  bool finish(Verdict verdict);

  const AnyGame& game_;
  SearchSpec advice_;
  Limits limits_;
  Switches switches_;
  Engines::Owned engines_;  ///< the first two always, each other from its first run on
  Engines::Any engine_;     ///< that of the run
  int positions_ = 0;       ///< positions started since the engines were created
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
