#include "honest/finish_planner.hpp"

#include <algorithm>

#include "honest/observed_game.hpp"
#include "honest/rollout.hpp"

namespace longwood {
namespace {

/// Worlds without a line after which a planner with little hope gives up.
constexpr int little_patience = 6;

}  // namespace

FinishPlanner::FinishPlanner(const InformationState& view, std::uint64_t seed, std::uint64_t nodes,
                             bool hopeful)
    : view_{view},
      finishing_{guide_for(*view.game().info).planner.finishing},
      seed_{seed},
      nodes_{nodes},
      patience_{hopeful ? 2 * finishing_.lines : little_patience} {}

bool FinishPlanner::step(Solver& solver) {
  Rng rng{seed_, static_cast<std::uint64_t>(tried_++)};
  const State world = view_.world(rng);
  if (decide(world, solver, nodes_) == Verdict::won) {
    ++won_;
    note(world, solver.solution().line);
  }
  if (won_ == 0) return tried_ >= patience_;
  return won_ == finishing_.lines || tried_ >= 2 * finishing_.lines;
}

void FinishPlanner::note(const State& world, const std::vector<Move>& line) {
  ObservedGame seat{view_, world};
  Plan plan{.moves = {}, .stops = false, .guess = 1};
  Key before;
  for (const Move move : line) {
    before = seat.table().key();
    plan.moves.push_back(move);
    plan.stops = seat.play(move);
    if (plan.stops) break;
  }
  const auto same = std::ranges::find_if(
      found_, [&](const Found& found) { return found.before == before && found.stop == plan.moves.back(); });
  if (same != found_.end())
    ++same->plan.guess;
  else
    found_.push_back({before, plan.moves.back(), std::move(plan)});
}

std::vector<Plan> FinishPlanner::plans() const {
  std::vector<Plan> plans;
  plans.reserve(found_.size());
  for (const Found& found : found_) plans.push_back(found.plan);
  keep_best(plans, finishing_.plans);
  return plans;
}

}  // namespace longwood
