#include "games/counters.hpp"

#include "generated/games/list.hpp"

namespace longwood {

std::optional<int> counters_won(const AnyGame& game, const State& state) {
  const auto counters = for_game(Games{}, game.info->id, Counters{}, []<Game G> { return counters_of<G>; });
  if (counters.price == 0 || counters.unless.holds(state.option)) return {};
  int home = 0;
  for (const PileGroup& group : game.info->groups)
    if (group.role == Role::family)
      for (int i = 0; i < group.piles.count; ++i) home += state.size[group.piles[i]];
  return counters.per_card * home - counters.price;
}

}  // namespace longwood
