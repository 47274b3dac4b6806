#pragma once

#include <cstdint>
#include <vector>

#include "core/any_game.hpp"
#include "foresight/worlds.hpp"
#include "session/knowledge.hpp"
#include "solve/solver.hpp"

namespace longwood {

/// Estimates, for each move, how often the game can still be won after it, over samples of the unknown cards.
///
/// Every move is tried with the same samples, so that all have the same luck. A sample is decided as if all
/// its cards were known. Where nothing is unknown each move is decided once. Goes on in slices of any size;
/// the same seed gives the same estimates, whatever the hidden cards are.
class Chances {
 public:
  struct Estimate {
    Move move;
    int tried = 0;  ///< samples
    int wins = 0;   ///< of those, samples that can be won after the move
    int open = 0;   ///< of those, samples not decided within the budget
  };

  /// `solver` is used for all searches; its own limits must be no less than the budgets.
  Chances(Solver& solver, const AnyGame& game, const State& state, const Known& known,
          const std::vector<Move>& moves, std::uint64_t seed);

  /// Searches about `nodes` more positions; true when all samples are decided.
  bool step(std::uint64_t nodes);
  /// Whether nothing is unknown, so that the estimates are verdicts.
  [[nodiscard]] bool certain() const { return samples_ == 1; }
  /// The estimates after the last sample that was tried for every move, in the order of the moves; where
  /// nothing is unknown, as far as they are decided.
  [[nodiscard]] const std::vector<Estimate>& estimates() const { return estimates_; }

 private:
  void begin_sample();
  void begin_move();
  void count(const Solution& solution);

  Solver& solver_;
  const AnyGame& game_;
  State state_;
  Known known_;
  std::uint64_t seed_, budget_ = 0;
  int samples_ = 0, tried_ = 0;  ///< to be tried, and tried
  std::size_t next_ = 0;         ///< the move being decided
  State sample_;
  bool done_ = false;
  std::vector<Estimate> estimates_, counting_;
};

}  // namespace longwood
