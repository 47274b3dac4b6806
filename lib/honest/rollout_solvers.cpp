#include "honest/rollout_solvers.hpp"

#include "honest/guide.hpp"

namespace longwood {
namespace {

/// The game's advice, with the runs by which its player decides.
SearchSpec deciding(const GameInfo& game) {
  SearchSpec advice = search_spec_for(game);
  if (const auto runs = guide_for(game).endgame.runs; !runs.empty()) advice.runs = runs;
  return advice;
}

}  // namespace

RolloutSolvers::RolloutSolvers(const AnyGame& game, const Limits& limits)
    : known_{game, deciding(*game.info), limits.of_memory(), guide_for(*game.info).endgame.uses},
      exact_{game} {
  const SearchSpec* of_worlds = guide_for(*game.info).planner.finishing.advice;
  if (of_worlds != nullptr) worlds_.emplace(game, *of_worlds, limits.of_memory(), Switches{});
}

}  // namespace longwood
