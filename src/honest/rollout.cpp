#include "honest/rollout.hpp"

#include <algorithm>
#include <array>
#include <limits>

#include "foresight/worlds.hpp"
#include "honest/chance.hpp"
#include "session/tell.hpp"

namespace longwood {
namespace {

/// The worth of a move that would go round.
constexpr double never = -std::numeric_limits<double>::infinity();

/// A move that shows nothing must better the guess by more than rounding could.
constexpr double least_gain = 1e-6;

/// Far more than the moves of any game: only a guide at fault would go on for ever.
constexpr int most_moves = 20'000;

bool is_lost_after(Seat& seat, Move move, const Guide& guide) {
  if (guide.lost == nullptr) return false;
  bool lost = false;
  seat.try_out(move, [&](const Sight&, bool /*shown*/) { lost = guide.lost(seat.state()); });
  return lost;
}

}  // namespace

void look_ahead(const Seat& seat, const Guide& guide, const MoveList& moves, std::span<const bool> wanted,
                std::span<double> worth) {
  std::array<bool, MoveList::capacity> drawn;
  bool any_drawn = false;
  for (int i = 0; i < moves.size(); ++i) {
    const auto at = static_cast<std::size_t>(i);
    drawn[at] = wanted[at];
    if (!wanted[at]) continue;
    const auto mean =
        guide.mean_after == nullptr ? std::nullopt : guide.mean_after(seat.sight(), moves[i], guide.weights);
    if (mean) worth[at] = logit_of_chance(*mean), drawn[at] = false;
    any_drawn = any_drawn || drawn[at];
  }
  if (!any_drawn) return;
  const auto each = [&](auto visit) {
    for (int i = 0; i < moves.size(); ++i)
      if (const auto at = static_cast<std::size_t>(i); drawn[at]) visit(moves[i], worth[at]);
  };
  each([](Move, double& sum) { sum = 0; });
  Seat imagined = seat;
  for (int draw = 0; draw < guide.draws; ++draw) {
    Rng rng{static_cast<std::uint64_t>(seat.unknown()), static_cast<std::uint64_t>(draw)};
    imagined.sit_down(sample_unknown(seat.game(), seat.state(), seat.known(), rng), seat.known());
    each([&](Move move, double& sum) {
      imagined.try_out(move, [&](const Sight& after, bool /*shown*/) {
        sum += chance_of_logit(guide.guess(after)) / guide.draws;
      });
    });
  }
  each([](Move, double& mean) { mean = logit_of_chance(mean); });
}

std::optional<Move> quick_move(Seat& seat, const Guide& guide) {
  MoveList moves;
  seat.sight().moves(moves);
  if (moves.empty()) return {};
  std::array<bool, MoveList::capacity> open_ended, stops;
  std::array<double, MoveList::capacity> worth;
  const double now = guide.guess(seat.sight());
  bool any_open = false;
  for (int i = 0; i < moves.size(); ++i) {
    const auto at = static_cast<std::size_t>(i);
    seat.try_out(moves[i], [&](const Sight& after, bool shown) {
      stops[at] = shown;
      if (shown) return;
      worth[at] = guide.guess(after);
      if (worth[at] < now + least_gain && !seat.won() && !guide.only_forward) worth[at] = never;
    });
    open_ended[at] = stops[at] && guide.looks_ahead != nullptr && guide.looks_ahead(moves[i]);
    any_open = any_open || open_ended[at];
    if (stops[at]) worth[at] = now + (guide.urge != nullptr ? guide.urge(seat.sight(), moves[i]) : 0);
  }
  if (any_open) look_ahead(seat, guide, moves, open_ended, worth);
  const auto values = std::span{worth}.first(static_cast<std::size_t>(moves.size()));
  for (;;) {
    const auto best = std::ranges::max_element(values);
    if (*best == never) return {};
    const auto at = best - values.begin();
    const Move move = moves[static_cast<int>(at)];
    if (stops[static_cast<std::size_t>(at)] || !is_lost_after(seat, move, guide)) return move;
    *best = never;
  }
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

PlayedOut play_out(Seat& seat, const Guide& guide, Solver& solver, std::uint64_t budget) {
  const auto by_rule = [&]() -> std::optional<Move> {
    MoveList moves;
    seat.sight().moves(moves);
    return guide.rule(seat.sight(), moves);
  };
  const auto ended = [&](bool won) -> PlayedOut {
    if (won) return {.chance = 1};
    return {.credit = guide.credit != nullptr ? guide.credit(seat.sight()) : 0};
  };
  bool shown = true;
  for (int i = 0; i < most_moves && !seat.won(); ++i) {
    if (shown && guide.proves_lost(seat.state())) return ended(false);
    if (guide.rule == nullptr && seat.unknown() == 0)
      return ended(decide(seat.state(), solver, std::min(budget, guide.finish)) == Outcome::won);
    const auto move = guide.rule != nullptr ? by_rule() : quick_move(seat, guide);
    if (!move)
      return guide.rule == nullptr ? ended(false)
                                   : PlayedOut{.chance = chance_of_logit(guide.guess(seat.sight()))};
    shown = seat.play(*move);
  }
  return ended(seat.won());
}

bool is_few_unknown(const PlayerView& view, const Guide& guide) {
  return view.unknown() > 0 && view.unknown() <= guide.few.unknown;
}

bool is_finishing(const PlayerView& view, const Guide& guide) {
  if (is_few_unknown(view, guide)) return true;
  return view.unknown() > 0 && guide.finishes != nullptr && guide.finishes(view.sight());
}

Correction correction_at(const PlayerView& view, const Guide& guide) {
  const Correction& correction = is_finishing(view, guide) ? guide.finishing_correction : guide.correction;
  return correction.with_unknown(static_cast<double>(view.unknown()) / cards_in_play(view.state()));
}

PlayedOut play_plan(const PlayerView& view, std::span<const Move> plan, Rng rng, const Guide& guide,
                    Solver& solver, std::uint64_t budget, bool finishing) {
  Seat seat{view, view.world(rng)};
  for (const Move move : plan) seat.play(move);
  if (!finishing) return play_out(seat, guide, solver, budget);
  const bool won = seat.won() || decide(seat.state(), solver, std::min(budget, guide.finish)) == Outcome::won;
  return {.chance = won ? 1.0 : 0.0};
}

}  // namespace longwood
