#include "foresight/chances.hpp"

#include <algorithm>

namespace longwood {
namespace {

/// Positions to search for one move and sample, and for one move where nothing is unknown.
constexpr std::uint64_t sample_budget = 20'000, certain_budget = 2'000'000;
constexpr int most_samples = 400;

}  // namespace

Chances::Chances(Solver& solver, const AnyGame& game, const State& state, const Known& known,
                 const std::vector<Move>& moves, std::uint64_t seed)
    : solver_{solver}, game_{game}, state_{state}, known_{known}, seed_{seed} {
  const bool certain = unknown_cards(game, state, known) == 0;
  samples_ = certain ? 1 : most_samples;
  budget_ = certain ? certain_budget : sample_budget;
  for (const Move move : moves) estimates_.push_back({move});
  counting_ = estimates_;
  if (moves.empty())
    done_ = true;
  else
    begin_sample();
}

void Chances::begin_sample() {
  Rng rng{seed_, static_cast<std::uint64_t>(tried_)};
  sample_ = sample_unknown(game_, state_, known_, rng);
  next_ = 0;
  begin_move();
}

void Chances::begin_move() {
  Table table{game_.info->classes, sample_};
  game_.play(table, counting_[next_].move);
  solver_.start(table.state());
}

void Chances::count(const Solution& solution) {
  Estimate& estimate = counting_[next_];
  ++estimate.tried;
  if (solution.verdict == Verdict::won) ++estimate.wins;
  if (solution.verdict == Verdict::open) ++estimate.open;
  ++next_;
  // with one sample there are no others to keep level with
  if (samples_ == 1) estimates_ = counting_;
  if (next_ < counting_.size()) return begin_move();
  estimates_ = counting_;
  done_ = ++tried_ == samples_;
  if (!done_) begin_sample();
}

bool Chances::step(std::uint64_t nodes) {
  if (done_) return true;
  if (solver_.step(nodes, budget_)) count(solver_.solution());
  return done_;
}

}  // namespace longwood
