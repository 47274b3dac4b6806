#pragma once

#include <optional>

#include "honest/guide.hpp"
#include "solve/solver.hpp"

namespace longwood {

/// The solvers that end the rollouts of one game.
class RolloutSolvers {
 public:
  explicit RolloutSolvers(const AnyGame& game, const Limits& limits = {})
      : RolloutSolvers{game, guide_for(*game.info).finishing.advice, limits.of_memory()} {}

  /// For positions in which the player knows every card: by the game's own advice.
  [[nodiscard]] Solver& known() { return known_; }
  /// For worlds that are played on by one who sees every card: by the guide's advice for that.
  [[nodiscard]] Solver& worlds() { return worlds_ ? *worlds_ : known_; }

 private:
  RolloutSolvers(const AnyGame& game, const Advice* of_worlds, const Limits& limits) : known_{game, limits} {
    if (of_worlds != nullptr) worlds_.emplace(game, *of_worlds, limits, Switches{});
  }

  Solver known_;
  std::optional<Solver> worlds_;
};

}  // namespace longwood
