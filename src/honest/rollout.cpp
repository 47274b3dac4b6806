#include "honest/rollout.hpp"

#include <algorithm>

namespace longwood {
namespace {

/// A move that shows nothing must better the guess by more than rounding could.
constexpr double least_gain = 1e-6;

/// Far more than the moves of any game: only a guide at fault would go on for ever.
constexpr int most_moves = 20'000;

}  // namespace

std::optional<Move> quick_move(Seat& seat, const Guide& guide) {
  MoveList moves;
  seat.sight().moves(moves);
  const double now = guide.guess(seat.sight());
  std::optional<Move> best;
  double most = 0;
  for (const Move move : moves) {
    double worth = guide.urge != nullptr ? guide.urge(seat.sight(), move) : 0;
    bool going_round = false;
    seat.try_out(move, [&](const Sight& after, bool shown) {
      if (shown) return;
      worth = guide.guess(after) - now;
      going_round = worth < least_gain && !seat.won();
    });
    if (!going_round && (!best || worth > most)) best = move, most = worth;
  }
  return best;
}

Outcome decide(const State& position, Solver& solver, std::uint64_t budget) {
  solver.start(position);
  while (!solver.step(budget, budget)) continue;
  switch (solver.solution().verdict) {
    case Verdict::won: return Outcome::won;
    case Verdict::lost: return Outcome::not_won;
    case Verdict::open: return Outcome::undecided;
  }
  return Outcome::undecided;
}

Outcome play_out(Seat& seat, const Guide& guide, Solver& solver, std::uint64_t budget) {
  for (int i = 0; i < most_moves && !seat.won(); ++i) {
    if (seat.unknown() == 0) return decide(seat.state(), solver, budget);
    const auto move = quick_move(seat, guide);
    if (!move) return Outcome::not_won;
    seat.play(*move);
  }
  return seat.won() ? Outcome::won : Outcome::not_won;
}

}  // namespace longwood
