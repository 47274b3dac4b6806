#pragma once

#include <optional>

#include "core/any_game.hpp"
#include "solve/solver.hpp"

namespace longwood {

/// The solvers that end the rollouts of one game.
class RolloutSolvers {
 public:
  /// Of the limits only that of memory counts, for each of them.
  explicit RolloutSolvers(const AnyGame& game, const Limits& limits = {});

  /// For positions in which the player knows every card: by the advice that decides
  /// for the player.
  [[nodiscard]] Solver& known() { return known_; }
  /// For worlds that are played on by one who sees every card: by the guide's advice for that.
  [[nodiscard]] Solver& worlds() { return worlds_ ? *worlds_ : known_; }

 private:
  Solver known_;
  std::optional<Solver> worlds_;
};

}  // namespace longwood
