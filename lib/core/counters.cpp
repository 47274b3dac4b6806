#include "core/counters.hpp"

namespace longwood {

std::optional<int> counters_won(const AnyGame& game, const State& state) {
  const Counters& counters = game.info->counters;
  if (counters.price == 0 || counters.unless.holds(state.option)) return {};
  int home = 0;
  for (const PileGroup& group : game.info->groups)
    if (group.role == Role::family)
      for (int i = 0; i < group.piles.count; ++i) home += state.size[group.piles[i]];
  return counters.per_card * home - counters.price;
}

}  // namespace longwood
