#pragma once

#include <optional>

#include "core/any_game.hpp"
#include "honest/exact_play.hpp"
#include "solve/solver.hpp"

namespace longwood {

/// What ends the rollouts of one game.
class RolloutSolvers {
 public:
  /// Only the memory limit is used, for each solver separately.
  explicit RolloutSolvers(const AnyGame& game, const Limits& limits = {});

  /// For positions in which the player knows every card, with the advice used to decide for the player.
  [[nodiscard]] Solver& known() { return known_; }
  /// For worlds that the solver finishes with all cards known, with the guide's advice for that.
  [[nodiscard]] Solver& worlds() { return worlds_ ? *worlds_ : known_; }
  /// The best play of a player who sees only the table; with `known` for what is left in the end.
  [[nodiscard]] ExactPlay& exact() { return exact_; }

 private:
  Solver known_;
  std::optional<Solver> worlds_;
  ExactPlay exact_;
};

}  // namespace longwood
