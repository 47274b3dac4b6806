#include "arena/method.hpp"

#include <algorithm>

#include "games/playout.hpp"
#include "session/hint.hpp"

namespace longwood::arena {

const Method* method_named(std::string_view id) {
  const auto* found = std::ranges::find(all_methods, id, &Method::id);
  return found == std::end(all_methods) ? nullptr : found;
}

Agent random_player(const AnyGame& /*game*/) {
  return [](const Turn& turn) { return Decision{.choice = turn.rng.below(turn.choices.size()), .steps = 0}; };
}

Agent greedy_player(const AnyGame& game) {
  return [&game](const Turn& turn) {
    // the ranking is of all legal moves; the first that leads somewhere new is made
    for (const RankedMove& ranked : rank_moves(game, turn.view.state())) {
      const auto at = std::ranges::find(turn.choices, ranked.move, &Choice::move);
      if (at != turn.choices.end())
        return Decision{.choice = static_cast<std::size_t>(at - turn.choices.begin()), .steps = 0};
    }
    return Decision{.choice = 0, .steps = 0};
  };
}

Agent policy_player(const AnyGame& /*game*/) {
  return [](const Turn& turn) { return Decision{.choice = choice_of_policy(turn), .steps = 0}; };
}

}  // namespace longwood::arena
