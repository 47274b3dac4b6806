#include "honest/rollout_solvers.hpp"

#include "honest/guide.hpp"

namespace longwood {

RolloutSolvers::RolloutSolvers(const AnyGame& game, const Limits& limits) : known_{game, limits.of_memory()} {
  const Advice* of_worlds = guide_for(*game.info).finishing.advice;
  if (of_worlds != nullptr) worlds_.emplace(game, *of_worlds, limits.of_memory(), Switches{});
}

}  // namespace longwood
