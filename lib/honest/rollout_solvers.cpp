#include "honest/rollout_solvers.hpp"

#include "honest/guide.hpp"

namespace longwood {
namespace {

const Advice& deciding(const GameInfo& game) {
  const Advice* of_player = guide_for(game).deciding;
  return of_player != nullptr ? *of_player : advice_for(game);
}

}  // namespace

RolloutSolvers::RolloutSolvers(const AnyGame& game, const Limits& limits)
    : known_{game, deciding(*game.info), limits.of_memory(), Switches{}}, exact_{game} {
  const Advice* of_worlds = guide_for(*game.info).finishing.advice;
  if (of_worlds != nullptr) worlds_.emplace(game, *of_worlds, limits.of_memory(), Switches{});
}

}  // namespace longwood
