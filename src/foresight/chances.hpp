#pragma once

#include <cstdint>
#include <vector>

#include "core/any_game.hpp"
#include "core/rng.hpp"
#include "session/knowledge.hpp"
#include "solve/solver.hpp"

namespace longwood {

/// The position with its unknown cards shuffled among the places where they lie, and with shuffles to come
/// drawn anew: one of the ways, each equally likely, in which it may stand for all that the player knows.
/// Depends on nothing but what he knows.
State sample_unknown(const AnyGame& game, const State& state, const Known& known, Rng& rng);

/// How often moves can still be won, over ways in which the unknown cards may lie.
///
/// Each way is tried for every move, so that luck falls on all alike. A way is decided as if all its cards
/// were known. Where nothing is unknown each move is decided once. Goes on in slices of any size; the same
/// seed gives the same estimates, whatever the hidden cards are.
class Chances {
 public:
  struct Estimate {
    Move move;
    int tried = 0;  ///< ways tried
    int wins = 0;   ///< of those, ways that can be won after the move
    int open = 0;   ///< of those, ways not decided within the effort
  };

  /// `solver` is used for all searches; its own limits must allow for the effort.
  Chances(Solver& solver, const AnyGame& game, const State& state, const Known& known,
          const std::vector<Move>& moves, std::uint64_t seed);

  /// Goes on for about so many positions; true when nothing more is to be learnt.
  bool step(std::uint64_t nodes);
  /// Whether nothing is unknown, so that the estimates are verdicts.
  [[nodiscard]] bool certain() const { return ways_ == 1; }
  /// The estimates after the last way that was tried for every move, in the order of the moves; where
  /// nothing is unknown, as far as they are decided.
  [[nodiscard]] const std::vector<Estimate>& estimates() const { return estimates_; }

 private:
  void begin_way();
  void begin_move();
  void count(const Solution& solution);

  Solver& solver_;
  const AnyGame& game_;
  State state_;
  Known known_;
  std::uint64_t seed_, budget_ = 0;
  int ways_ = 0, way_ = 0;  ///< to be tried, and tried
  std::size_t next_ = 0;    ///< the move being decided
  State sample_;
  bool done_ = false;
  std::vector<Estimate> estimates_, counting_;
};

}  // namespace longwood
