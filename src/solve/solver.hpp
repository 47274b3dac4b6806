#pragma once

#include <cstdint>
#include <optional>

#include "core/any_game.hpp"
#include "solve/depth_first.hpp"
#include "solve/staged_search.hpp"
#include "solve/verdict.hpp"

namespace longwood {

/// Decides positions of one game, all cards and shuffles being known, in slices of any size.
///
/// Runs one search after another as the game's advice says: depth first if that is quick, then each wider
/// than the last. A `won` verdict
/// carries a line that has been replayed through the rules; a `lost` one comes from a run which left nothing
/// out. An answer (verdict, nodes, line) depends on the position and the limits alone, not on the positions
/// decided before.
class Solver {
 public:
  explicit Solver(const AnyGame& game, const Limits& limits = {}, const Switches& switches = {});
  /// With other advice than the game's own.
  Solver(const AnyGame& game, const Advice& advice, const Limits& limits, const Switches& switches);

  /// Begins with a position; buffers of earlier positions are used again unless they have grown large.
  void start(const State& position);
  /// Goes on for about `nodes` more positions. True when the verdict is final or the limits are reached. The
  /// limit of time is the caller's to watch, slice by slice.
  bool step(std::uint64_t nodes);
  /// What is known so far.
  [[nodiscard]] const Solution& solution() const { return solution_; }

  /// Starts, and steps until done or out of the limits, time included.
  const Solution& solve(const State& position);

 private:
  [[nodiscard]] std::size_t bytes() const { return quick_->bytes() + search_->bytes(); }
  void release();
  void restart();
  void start_run();
  bool next_run();
  bool finish(Verdict verdict);

  const AnyGame& game_;
  const Advice& advice_;
  Limits limits_;
  Switches switches_;
  std::optional<DepthFirst> quick_;     ///< always there, as is
  std::optional<StagedSearch> search_;  ///< this; made anew to free what they have reserved
  int positions_ = 0;                   ///< begun since that was last done
  bool deep_ = false;                   ///< the present run is `quick_`
  State root_;
  std::size_t run_ = 0;
  bool past_haste_ = false;  ///< hasty runs have left out nothing for want of width
  bool done_ = false;
  std::uint64_t nodes_before_ = 0;  ///< of the runs before this one
  Solution solution_;
};

/// Whether the line, played by the rules from the position, ends in a won game.
bool wins(const AnyGame& game, const State& position, std::span<const Move> line);

}  // namespace longwood
