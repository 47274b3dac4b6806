// Perfect information Monte Carlo: each choice is made in sampled worlds, the same for all, and the solver,
// which sees every card, decides each world. The choice that wins in most worlds is made. A world that the
// solver leaves undecided counts as lost.

#include <algorithm>
#include <memory>

#include "arena/method.hpp"
#include "arena/worth.hpp"
#include "honest/rollout.hpp"
#include "solve/solver.hpp"

namespace longwood::arena {
namespace {

/// Positions searched for one world: as many as allow four worlds per decision, within limits.
std::uint64_t nodes_of_world(const Turn& turn) {
  constexpr std::uint64_t worlds = 4, least = 50, most = 20'000;
  return std::clamp(turn.budget / (worlds * turn.choices.size()), least, most);
}

}  // namespace

Agent pimc_player(const AnyGame& game) {
  constexpr std::size_t memory = std::size_t{256} << 20;
  auto solver = std::make_shared<Solver>(game, Limits{.memory = memory});
  return [solver](const Turn& turn) {
    std::vector<double> wins(turn.choices.size());
    std::uint64_t steps = 0;
    const std::uint64_t nodes = nodes_of_world(turn);
    while (steps < turn.budget) {
      const State world = turn.view.world(turn.rng);
      for (std::size_t i = 0; i < wins.size(); ++i) {
        ObservedGame seat{turn.view, world};
        seat.play(turn.choices[i].move);
        wins[i] += seat.won() || decide(seat.state(), *solver, nodes) == Verdict::won ? 1 : 0;
        steps += 1 + (seat.won() ? 0 : solver->nodes());
      }
    }
    return Decision{.choice = best_choice(turn, wins), .steps = steps};
  };
}

}  // namespace longwood::arena
