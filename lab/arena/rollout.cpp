// One-step rollouts ("flat Monte Carlo"): each choice is made in sampled worlds, the same for all, and the
// bare policy plays each world on. The policy is honest within its world. The choice with the best mean is
// made.

#include "arena/method.hpp"
#include "arena/worth.hpp"

namespace longwood::arena {
namespace {

/// Whether a move reveals something or leads to a position where the game has not been.
bool leads_on(ObservedGame& seat, Move move, const KeySet& been) {
  bool leads = false;
  seat.try_out(move,
               [&](const Observation&, bool shown) { leads = shown || !been.contains(seat.table().key()); });
  return leads;
}

/// The policy's move; where it would stop or go back, the first legal move that leads on, as the bare policy
/// plays in a real game.
std::optional<Move> next_move(ObservedGame& seat, const KeySet& been) {
  if (const auto move = policy_move(seat); move && leads_on(seat, *move, been)) return move;
  MoveList moves;
  seat.sight().moves(moves);
  for (const Move move : moves)
    if (leads_on(seat, move, been)) return move;
  return {};
}

/// Plays on by the bare policy; the value of the end.
double play_by_policy(ObservedGame& seat, std::uint64_t& steps) {
  constexpr int most_plays = 1'000;
  KeySet been;
  for (int i = 0; i < most_plays && !seat.won(); ++i, ++steps) {
    been.insert(seat.table().key());
    const auto move = next_move(seat, been);
    if (!move) break;
    seat.play(*move);
  }
  return value_of_end(seat.game(), seat.state());
}

}  // namespace

Agent rollout_player(const AnyGame& /*game*/) {
  return [](const Turn& turn) {
    std::vector<double> sums(turn.choices.size());
    std::uint64_t steps = 0;
    while (steps < turn.budget) {
      const State world = turn.view.world(turn.rng);
      for (std::size_t i = 0; i < sums.size(); ++i) {
        ObservedGame seat{turn.view, world};
        seat.play(turn.choices[i].move);
        sums[i] += play_by_policy(seat, ++steps);
      }
    }
    return Decision{.choice = best_choice(turn, sums), .steps = steps};
  };
}

}  // namespace longwood::arena
