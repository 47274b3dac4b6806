#include "honest/rollout.hpp"

#include <algorithm>
#include <array>
#include <limits>

#include "foresight/worlds.hpp"
#include "honest/chance.hpp"
#include "honest/graph_play.hpp"
#include "session/tell.hpp"

namespace longwood {
namespace {

/// The worth of a move that would go round.
constexpr double never = -std::numeric_limits<double>::infinity();

/// A move that shows nothing must better the guess by more than rounding could.
constexpr double least_gain = 1e-6;

/// Far more than the moves of any game: only a faulty guide would never end.
constexpr int most_moves_played = 20'000;

bool is_lost_after(ObservedGame& seat, Move move, const Guide& guide) {
  if (guide.playout.lost == nullptr) return false;
  bool lost = false;
  seat.try_out(move, [&](const Observation&, bool /*shown*/) { lost = guide.playout.lost(seat.state()); });
  return lost;
}

/// What the guide says of a position and of those one move after it.
class Guesses {
 public:
  explicit Guesses(const Guide& guide) : guide_{guide} {}

  double of(const Observation& here) {
    if (guide_.policy.nearby.evaluate == nullptr) return guide_.guess(here);
    is_measured_ = true;
    return guide_.policy.nearby.evaluate(here, guide_.policy.weights, measured_);
  }
  /// After a move that showed nothing; sooner known if the position before it has been judged.
  [[nodiscard]] double after(const Observation& sight) const {
    return is_measured_ ? guide_.policy.nearby.evaluate_after(sight, guide_.policy.weights, measured_)
                        : guide_.guess(sight);
  }

 private:
  const Guide& guide_;
  EvalScratch measured_;
  bool is_measured_ = false;
};

}  // namespace

void look_ahead(const ObservedGame& seat, const Guide& guide, const MoveList& moves,
                std::span<const bool> wanted, std::span<double> worth) {
  const auto each = [&](auto visit) {
    for (int i = 0; i < moves.size(); ++i)
      if (const auto at = static_cast<std::size_t>(i); wanted[at]) visit(moves[i], worth[at]);
  };
  const auto to_logit = [](Move, double& mean) { mean = logit_of_chance(mean); };
  if (guide.policy.means_after != nullptr &&
      guide.policy.means_after(seat.sight(), moves, wanted, guide.policy.weights, worth))
    return each(to_logit);
  each([](Move, double& sum) { sum = 0; });
  ObservedGame imagined = seat;
  for (int draw = 0; draw < guide.policy.draws; ++draw) {
    Rng rng{static_cast<std::uint64_t>(seat.unknown()), static_cast<std::uint64_t>(draw)};
    imagined.sit_down(sample_unknown(seat.game(), seat.state(), seat.known(), rng, seat.orders().get()),
                      seat.known());
    each([&](Move move, double& sum) {
      imagined.try_out(move, [&](const Observation& after, bool /*shown*/) {
        sum += chance_of_logit(guide.guess(after)) / guide.policy.draws;
      });
    });
  }
  each(to_logit);
}

std::optional<Move> quick_move(ObservedGame& seat, const Guide& guide, Care care) {
  MoveList moves;
  seat.sight().moves(moves);
  guide.keep_considered(moves);
  if (moves.empty()) return {};
  std::array<bool, MoveList::capacity> open_ended, stops;
  std::array<double, MoveList::capacity> worth;
  Guesses guesses{guide};
  // where moves only go forward it may be that none is compared with the position as it is
  std::optional<double> guess_now;
  if (!guide.policy.only_forward) guess_now = guesses.of(seat.sight());
  bool any_open = false;
  for (int i = 0; i < moves.size(); ++i) {
    const auto at = static_cast<std::size_t>(i);
    seat.try_out(moves[i], [&](const Observation& after, bool shown) {
      stops[at] = shown;
      if (shown) return;
      worth[at] = guesses.after(after);
      const bool must_gain =
          guide.policy.comes_back != nullptr ? guide.policy.comes_back(moves[i]) : !guide.policy.only_forward;
      if (must_gain && worth[at] < *guess_now + least_gain && !seat.won()) worth[at] = never;
    });
    open_ended[at] = stops[at] && guide.policy.looks_ahead(moves[i]);
    any_open = any_open || open_ended[at];
    if (open_ended[at]) continue;
    if (!stops[at]) {
      if (guide.policy.comes_back != nullptr)
        worth[at] += guide.policy.reveal_bonus(seat.sight(), moves[i], guide.policy.weights);
      continue;
    }
    if (!guess_now) guess_now = guesses.of(seat.sight());
    worth[at] = *guess_now + guide.policy.reveal_bonus(seat.sight(), moves[i], guide.policy.weights);
  }
  if (any_open) look_ahead(seat, guide, moves, open_ended, worth);
  const auto values = std::span{worth}.first(static_cast<std::size_t>(moves.size()));
  for (;;) {
    const auto best = std::ranges::max_element(values);
    if (*best == never) return {};
    const auto at = best - values.begin();
    const Move move = moves[static_cast<int>(at)];
    if (care == Care::none || stops[static_cast<std::size_t>(at)] || !is_lost_after(seat, move, guide))
      return move;
    *best = never;
  }
}

std::optional<State> last_layout(const State& state, const Guide& guide) {
  return guide.endgame.last_layout != nullptr ? guide.endgame.last_layout(state) : std::nullopt;
}

Verdict decide(const State& position, Solver& solver, std::uint64_t budget, std::span<const Run> runs) {
  solver.start(position, runs);
  while (!solver.step(budget, budget)) continue;
  return solver.verdict();
}

namespace {

/// Plays quickly until something is shown, nothing is unknown any more or the game is won; false where no
/// move is left before.
bool play_to_stop(ObservedGame& seat, const Guide& guide, Care care, int& moves_left) {
  // what is unknown changes with what is shown, unless there is a shuffle to come
  const bool may_change = seat.game().info->shuffled.count > 0;
  for (bool unknown = seat.unknown() > 0; unknown && !seat.won();
       unknown = !may_change || seat.unknown() > 0) {
    const auto move = moves_left-- > 0 ? quick_move(seat, guide, care) : std::nullopt;
    if (!move) return false;
    if (seat.play(*move)) return true;
  }
  return true;
}

/// Plays by the guide's rule to where it ends.
PlayedOut play_by_rule(ObservedGame& seat, const Guide& guide) {
  for (int i = 0; i < most_moves_played && !seat.won(); ++i) {
    MoveList moves;
    seat.sight().moves(moves);
    const auto move = guide.playout.rule(seat.sight(), moves);
    if (!move)
      return {.chance = chance_of_logit(guide.playout.end_of_rule != nullptr
                                            ? guide.playout.end_of_rule(seat.sight(), seat.state())
                                            : guide.guess(seat.sight()))};
    seat.play(*move);
  }
  return {.chance = seat.won() ? 1.0 : 0.0};
}

/// The chance with which a game ends of which the search says this.
double chance_of_ending(const ObservedGame& seat, const Guide& guide, Verdict verdict) {
  if (verdict != Verdict::open) return verdict == Verdict::won ? 1 : 0;
  return guide.endgame.open_endings(seat.sight()).alone();
}

/// Not inlined at each of its calls, so that the page weighs less.
[[gnu::noinline]] PlayedOut ended(const ObservedGame& seat, const Guide& guide, Verdict verdict) {
  return {.chance = chance_of_ending(seat, guide, verdict),
          .partial_reward = verdict != Verdict::won ? guide.playout.partial_reward(seat.sight()) : 0,
          .open = verdict == Verdict::open};
}

}  // namespace

PlayedOut play_out(ObservedGame& seat, const Guide& guide, Solver& solver, std::uint64_t budget) {
  if (guide.playout.rule != nullptr) return play_by_rule(seat, guide);
  if (!seat.won() && guide.proves_lost(seat.state())) return ended(seat, guide, Verdict::lost);
  for (int moves_left = most_moves_played; !seat.won();) {
    if (seat.unknown() == 0)
      return ended(
          seat, guide,
          decide(seat.state(), solver, std::min(budget, guide.endgame.nodes), guide.endgame.endings));
    if (const auto last = last_layout(seat.state(), guide);
        last &&
        decide(*last, solver, std::min(budget, guide.endgame.nodes), guide.endgame.endings) == Verdict::won)
      return {.chance = 1};
    const State from = seat.state();
    const Known known = seat.known();
    bool goes_on = play_to_stop(seat, guide, Care::none, moves_left);
    const auto fails = [&] { return !goes_on || (!seat.won() && guide.proves_lost(seat.state())); };
    if (guide.playout.lost != nullptr && fails()) {
      // to prove every move would cost more than all the rest, so it is done only where one may have lost
      seat.sit_down(from, known);
      goes_on = play_to_stop(seat, guide, Care::proofs, moves_left);
      if (fails()) return ended(seat, guide, Verdict::lost);
    }
    if (!goes_on) return ended(seat, guide, Verdict::lost);
  }
  return ended(seat, guide, Verdict::won);
}

bool is_few_unknown(const InformationState& view, const Guide& guide) {
  return view.unknown() > 0 && view.unknown() <= guide.planner.few.unknown &&
         guide.worlds_at(view.sight()) > 0;
}

bool is_finishing(const InformationState& view, const Guide& guide) {
  if (is_few_unknown(view, guide)) return true;
  return view.unknown() > 0 && guide.planner.finishing.begins(view.sight());
}

const Correction& correction_of(const Guide& guide, bool finishing) {
  return finishing ? guide.planner.finishing.correction : guide.correction;
}

const GraphPlay* graph_at(const InformationState& view, const Guide& guide) {
  const GraphPlay* const graph = guide.graph;
  return graph != nullptr && graph->applies(view) && graph->net() != nullptr ? graph : nullptr;
}

Correction correction_at(const InformationState& view, const Guide& guide) {
  const GraphPlay* const graph = graph_at(view, guide);
  const Correction correction = graph != nullptr ? graph->correction(view.state().option)
                                                 : correction_of(guide, is_finishing(view, guide));
  return correction.with_unknown(static_cast<double>(view.unknown()) / cards_in_play(view.state()));
}

std::optional<double> exact_chance(const ObservedGame& seat, const Guide& guide, RolloutSolvers& solvers) {
  if (guide.exact.unknown == 0 || seat.won()) return {};
  const InformationState view = seat.view();
  if (!ExactPlay::applies(view, guide)) return {};
  return solvers.exact().chance(view, solvers.known());
}

namespace {

/// The game in the world that `rng` draws, after the moves of a plan.
ObservedGame after_plan(const InformationState& view, std::span<const Move> plan, Rng rng) {
  ObservedGame seat{view, view.world(rng)};
  for (const Move move : plan) seat.play(move);
  return seat;
}

}  // namespace

PlayedOut play_plan(const InformationState& view, std::span<const Move> plan, Rng rng, const Guide& guide,
                    RolloutSolvers& solvers, std::uint64_t budget, bool finishing) {
  ObservedGame seat = after_plan(view, plan, rng);
  if (const auto chance = exact_chance(seat, guide, solvers)) return {.chance = *chance};
  if (!finishing) return play_out(seat, guide, solvers.known(), budget);
  const Verdict verdict = seat.won()
                              ? Verdict::won
                              : decide(seat.state(), solvers.worlds(), std::min(budget, guide.endgame.nodes));
  return {.chance = chance_of_ending(seat, guide, verdict), .open = verdict == Verdict::open};
}

PlayedOut value_plan(const InformationState& view, std::span<const Move> plan, Rng rng, const Guide& guide,
                     RolloutSolvers& solvers, std::uint64_t budget, bool finishing) {
  if (!guide.value.exists()) return play_plan(view, plan, rng, guide, solvers, budget, finishing);
  const ObservedGame seat = after_plan(view, plan, rng);
  return {.chance = seat.won() ? 1 : chance_of_logit(guide.value.logit(seat.sight(), guide.value.weights))};
}

}  // namespace longwood
