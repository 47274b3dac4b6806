// One-step rollouts ("flat Monte Carlo"): each choice is made in sampled worlds, the same for all, and the
// bare policy plays each world on. The policy is honest within its world. The choice with the best mean is
// made.

#include "honest/rollout.hpp"

#include <memory>
#include <vector>

#include "arena/method.hpp"
#include "arena/worth.hpp"
#include "solve/solver.hpp"

namespace longwood::arena {
namespace {

/// Whether a move reveals something or leads to a position where the game has not been.
bool leads_on(ObservedGame& seat, Move move, const KeySet& been) {
  bool leads = false;
  seat.try_out(move,
               [&](const Observation&, bool shown) { leads = shown || !been.contains(seat.table().key()); });
  return leads;
}

/// Whether these moves reveal something or lead to a position where the game has not been.
bool leads_on(ObservedGame& seat, const std::vector<Move>& moves, const KeySet& been) {
  if (moves.size() == 1) return leads_on(seat, moves.front(), been);
  ObservedGame after = seat;
  bool shown = false;
  for (const Move move : moves) shown = after.play(move) || shown;
  return shown || !been.contains(after.table().key());
}

/// The policy's moves; where it would stop or go back, the first legal move that leads on, as the bare policy
/// plays in a real game.
std::vector<Move> next_moves(ObservedGame& seat, const KeySet& been) {
  if (auto plan = policy_plan(seat); !plan.empty() && leads_on(seat, plan, been)) return plan;
  MoveList moves;
  seat.sight().moves(moves);
  for (const Move move : moves)
    if (leads_on(seat, move, been)) return {move};
  return {};
}

/// Plays on by the bare policy; the value of the end.
double play_by_policy(ObservedGame& seat, Solver& solver, std::uint64_t& steps) {
  constexpr std::uint64_t most_plays = 1'000;
  KeySet been;
  for (const std::uint64_t first = steps; steps - first < most_plays && !seat.won();) {
    if (seat.unknown() == 0 && is_played_by_net(seat)) {
      const Verdict verdict = decide(seat.state(), solver, nodes_of_known_end);
      steps += solver.nodes();
      return verdict == Verdict::won ? 1 : value_of_end(seat.game(), seat.state());
    }
    been.insert(seat.table().key());
    const auto moves = next_moves(seat, been);
    if (moves.empty()) break;
    for (const Move move : moves) seat.play(move), ++steps;
  }
  return value_of_end(seat.game(), seat.state());
}

}  // namespace

Agent rollout_player(const AnyGame& game) {
  auto solver = std::make_shared<Solver>(game, Limits{.memory = std::size_t{256} << 20});
  return [solver](const Turn& turn) {
    std::vector<double> sums(turn.choices.size());
    std::uint64_t steps = 0;
    while (steps < turn.budget) {
      const State world = turn.view.world(turn.rng);
      for (std::size_t i = 0; i < sums.size(); ++i) {
        ObservedGame seat{turn.view, world};
        seat.play(turn.choices[i].move);
        sums[i] += play_by_policy(seat, *solver, ++steps);
      }
    }
    return Decision{.choice = best_choice(turn, sums), .steps = steps};
  };
}

}  // namespace longwood::arena
