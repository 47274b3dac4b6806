// Hindsight optimization: the value of a choice is the mean, over sampled worlds, of the best that can be
// reached in that world with all its cards known. As in Bjarnason, Fern and Tadepalli (2009) the best is
// looked for by simulated games, not by complete search; here it is the best of eight random games.

#include <algorithm>

#include "arena/method.hpp"
#include "arena/worth.hpp"

namespace longwood::arena {

Agent hindsight_player(const AnyGame& game) {
  return [&game](const Turn& turn) {
    constexpr int games_of_world = 8;
    std::vector<double> sums(turn.choices.size());
    std::uint64_t steps = 0;
    while (steps < turn.budget) {
      const State world = turn.view.world(turn.rng);
      for (std::size_t i = 0; i < sums.size(); ++i) {
        double best = 0;
        for (int n = 0; n < games_of_world && best < 1; ++n) {
          Table table{game.info->classes, world};
          game.play(table, turn.choices[i].move);
          best = std::max(best, play_at_random(game, table, turn.rng, ++steps));
        }
        sums[i] += best;
      }
    }
    return Decision{.choice = best_choice(turn, sums), .steps = steps};
  };
}

}  // namespace longwood::arena
