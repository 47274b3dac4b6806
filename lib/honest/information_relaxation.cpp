#include "honest/information_relaxation.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "honest/rollout.hpp"

namespace longwood {
namespace {

constexpr std::uint64_t stream = 0x726567726574;  // "regret"; small numbers are the deal's own streams

/// The seat after a plan.
ObservedGame after(ObservedGame seat, const Plan& plan) {
  for (const Move move : plan.moves) seat.play(move);
  return seat;
}

}  // namespace

InformationRelaxationBound::InformationRelaxationBound(const AnyGame& game, const RegretEffort& effort,
                                                       const Limits& limits)
    : effort_{effort}, solver_{game, limits} {}

Regret InformationRelaxationBound::from(const ObservedGame& seat, std::uint64_t seed) {
  seed_ = seed;
  found_ = {};
  constexpr double all = 1;
  found_.least = least_from(seat, all);
  return found_;
}

Verdict InformationRelaxationBound::verdict(const State& position) {
  return decide(position, solver_, effort_.nodes);
}

/// The least remaining sum, or `limit` if none is less.
double InformationRelaxationBound::least_from(ObservedGame seat, double limit) {
  while (!seat.won() && seat.unknown() > 0) {
    const InformationState view = seat.view();
    const auto plans = found_.choices < effort_.choices ? all_plans(view, effort_.positions) : std::nullopt;
    if (!plans) found_.cut = true;
    if (!plans || plans->empty()) return 0;
    if (plans->size() > 1) return least_at_choice(seat, view, *plans, limit);
    seat = after(std::move(seat), plans->front());
  }
  return 0;
}

double InformationRelaxationBound::least_at_choice(const ObservedGame& seat, const InformationState& view,
                                                   const std::vector<Plan>& plans, double limit) {
  const auto regrets = regrets_of(view, plans);
  std::vector<std::pair<double, std::size_t>> order;
  order.reserve(plans.size());
  for (std::size_t plan = 0; plan < plans.size(); ++plan) order.emplace_back(regrets[plan], plan);
  std::ranges::sort(order);
  for (const auto& [regret, plan] : order) {
    if (regret >= limit) break;
    limit = regret + least_from(after(seat, plans[plan]), limit - regret);
  }
  return limit;
}

/// For each plan, the share of worlds that it surely loses and another surely wins.
std::vector<double> InformationRelaxationBound::regrets_of(const InformationState& view,
                                                           const std::vector<Plan>& plans) {
  Rng rng{seed_, stream + found_.choices++};
  std::vector<double> regrets(plans.size());
  std::vector<Verdict> verdicts(plans.size());
  for (int i = 0; i < effort_.worlds; ++i) {
    const ObservedGame seat{view, view.world(rng)};
    std::ranges::transform(plans, verdicts.begin(),
                           [&](const Plan& plan) { return verdict(after(seat, plan).state()); });
    if (std::ranges::find(verdicts, Verdict::won) == verdicts.end()) continue;
    for (std::size_t plan = 0; plan < plans.size(); ++plan)
      if (verdicts[plan] == Verdict::lost) regrets[plan] += 1.0 / effort_.worlds;
  }
  return regrets;
}

}  // namespace longwood
