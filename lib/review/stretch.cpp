#include "review/stretch.hpp"

#include <algorithm>
#include <cmath>

#include "honest/guide.hpp"

namespace longwood {
namespace {

/// Sums from which a mean and its error follow.
struct Spread {
  double sum = 0, squares = 0;
  std::size_t n = 0;

  void add(double x) { sum += x, squares += x * x, ++n; }
  [[nodiscard]] double mean() const { return n == 0 ? 0 : sum / static_cast<double>(n); }
  /// The variance of one, never quite nothing: `least` stands for what so few could not show.
  [[nodiscard]] double variance(double least) const {
    const auto count = static_cast<double>(n);
    return (std::max(0.0, squares - sum * sum / count) + least) / count;
  }
  [[nodiscard]] double error(double least) const {
    return std::sqrt(variance(least) / static_cast<double>(n));
  }
};

/// Worlds of a plan that is looked at beside those that count.
constexpr int most_beside = 32;

constexpr double least_of_chance = 0.5, least_of_difference = 2;

/// No chance is further off on average.
constexpr double most_of_chance = 0.5;

}  // namespace

Stretch::Stretch(const InformationState& view, std::vector<Move> taken, bool finished,
                 std::optional<double> result, std::uint64_t seed)
    : view_{view},
      taken_{std::move(taken)},
      finished_{finished},
      finishing_{is_finishing(view, guide_for(*view.game().info))},
      seed_{seed},
      correction_{correction_at(view, guide_for(*view.game().info))} {
  if (!finished_) return;
  add(0, taken_);
  plans_.front().fixed = result;
  advised_.clear();
}

Key Stretch::key_after(std::span<const Move> plan) const {
  Table table{view_.game().info->classes, view_.state()};
  for (const Move move : plan) view_.game().play(table, move);
  return table.key();
}

/// The moves taken as far as a position, and then a plan.
std::vector<Move> Stretch::along(std::size_t at, std::span<const Move> plan) const {
  std::vector<Move> moves{taken_.begin(), taken_.begin() + static_cast<std::ptrdiff_t>(at)};
  moves.insert(moves.end(), plan.begin(), plan.end());
  return moves;
}

std::size_t Stretch::add(std::size_t at, std::span<const Move> plan, bool counts) {
  auto moves = along(at, plan);
  const auto leaves = static_cast<std::size_t>(std::ranges::mismatch(moves, taken_).in1 - moves.begin());
  const Key key = key_after(moves);
  const auto same = std::ranges::find(plans_, key, &Tried::key);
  if (same == plans_.end()) {
    plans_.push_back({key, std::move(moves), leaves, counts});
    if (counts) advised_.emplace_back(at, plans_.size() - 1);
    return plans_.size() - 1;
  }
  if (leaves > same->leaves) same->leaves = leaves, same->moves = std::move(moves);
  same->counts = same->counts || counts;
  const auto number = static_cast<std::size_t>(same - plans_.begin());
  if (counts) advised_.emplace_back(at, number);
  return number;
}

std::vector<Move> Stretch::rest(std::size_t plan, std::size_t at) const {
  const auto& moves = plans_[plan].moves;
  return {moves.begin() + static_cast<std::ptrdiff_t>(std::min(at, moves.size())), moves.end()};
}

std::size_t Stretch::follow(std::size_t plan) {
  for (;;) {
    const std::size_t at = leaves(plan);
    auto moves = rest(plan, at);
    if (at >= length() || moves.empty()) return at;
    const auto later = std::ranges::find(moves, taken_[at]);
    if (later == moves.end() || later + 1 == moves.end()) return at;
    moves.erase(later);
    Table table{view_.game().info->classes, view_.state()};
    for (const Move move : along(at + 1, {})) view_.game().play(table, move);
    for (const Move move : moves) {
      if (view_.game().why_not(table.state(), move) != Why::ok) return at;
      view_.game().play(table, move);
    }
    if (table.key() != plans_[plan].key) return at;
    add(at + 1, moves);
  }
}

bool Stretch::step(const Guide& guide, RolloutSolvers& solvers, std::uint64_t budget) {
  const auto wants = [&](const Tried& plan) {
    const int worlds = plan.counts ? wanted_ : std::min(wanted_, most_beside);
    return plan.fixed ? 0 : worlds - static_cast<int>(plan.results.size());
  };
  Tried* behind = nullptr;
  for (Tried& plan : plans_)
    if (wants(plan) > 0 && (behind == nullptr || plan.results.size() < behind->results.size()))
      behind = &plan;
  if (behind == nullptr) {
    settled_ = static_cast<std::size_t>(wanted_);
    return false;
  }
  const Rng rng{seed_, behind->results.size()};
  behind->results.push_back(
      static_cast<float>(value_plan(view_, behind->moves, rng, guide, solvers, budget, finishing_).chance));
  return true;
}

/// The plan advised at a position, unless another is clearly better by every `stride`-th world from the
/// `first` on: to take whichever won most in few worlds would be to take the player's own too often.
const Stretch::Tried* Stretch::best_of(std::size_t at, std::size_t first, std::size_t stride) const {
  constexpr double clearly = 2;
  const Tried* best = nullptr;
  std::size_t latest = 0;
  for (const auto& [from, plan] : advised_)
    if (from <= at && from >= latest && plans_[plan].leaves >= at && ready(plans_[plan]))
      best = &plans_[plan], latest = from;
  for (const Tried& plan : plans_) {
    if (!plan.counts || !ready(plan) || plan.leaves < at || &plan == best) continue;
    if (best == nullptr) {
      best = &plan;
      continue;
    }
    double sum = 0, squares = 0;
    for (std::size_t world = first; world < worlds(); world += stride) {
      const double more = plan.result(world) - best->result(world);
      sum += more;
      squares += more * more;
    }
    if (sum > clearly * std::sqrt(squares + least_of_difference)) best = &plan;
  }
  return best;
}

std::optional<std::size_t> Stretch::best(std::size_t at) const {
  const Tried* best = best_of(at, 0, 1);
  if (best == nullptr) return {};
  return static_cast<std::size_t>(best - plans_.data());
}

/// Worlds in which all plans that count were played out.
std::size_t Stretch::worlds() const {
  auto least = static_cast<std::size_t>(wanted_);
  for (const Tried& plan : plans_)
    if (plan.counts && !plan.fixed && ready(plan)) least = std::min(least, plan.results.size());
  return least / 2 * 2;
}

double Stretch::corrected_share(double share) const { return corrected(share, correction_); }

/// How much a change of the share changes the chance, on average between two shares.
double Stretch::steepness(double one, double other) const {
  constexpr double little = 0.02;
  const double half = std::max(little, std::abs(one - other) / 2);
  const double low = std::clamp((one + other) / 2 - half, 0.0, 1 - 2 * half), high = low + 2 * half;
  return (corrected_share(high) - corrected_share(low)) / (high - low);
}

Estimate Stretch::chance(std::size_t at) const {
  const Chosen plans = chosen(at);
  if (plans[0] == nullptr) return {0, 1};
  if (plans[0]->fixed && plans[1]->fixed) return {*plans[0]->fixed, 0};
  if (worlds() == 0) return {0, 1};
  Spread spread;
  for (std::size_t world = 0; world < worlds(); ++world) spread.add(plans[world % 2]->result(world));
  const double share = spread.mean(), error = spread.error(least_of_chance) * steepness(share, share);
  return {corrected_share(share), std::min(error, most_of_chance)};
}

Estimate Stretch::difference(const Chosen& more, const Chosen& less, std::size_t worlds) const {
  if (more == less || more[0] == nullptr || less[0] == nullptr || worlds == 0) return {};
  Spread first, second, apart;
  for (std::size_t world = 0; world < worlds; ++world) {
    first.add(more[world % 2]->result(world));
    second.add(less[world % 2]->result(world));
    apart.add(more[world % 2]->result(world) - less[world % 2]->result(world));
  }
  return {corrected_share(first.mean()) - corrected_share(second.mean()),
          apart.error(least_of_difference) * steepness(first.mean(), second.mean())};
}

Estimate Stretch::loss(std::size_t at) const { return difference(chosen(at), chosen(at + 1), worlds()); }

Estimate Stretch::whole_loss() const {
  const Chosen best = chosen(0), taken = chosen(length());
  Estimate loss = difference(best, taken, worlds());
  if (best != taken) return loss;
  // what was taken looks best, and how sure that is depends on the others
  for (const Tried& other : plans_)
    if (other.counts && ready(other) && &other != taken[0])
      loss.error = std::max(loss.error, difference({&other, &other}, taken, worlds()).error);
  return loss;
}

Estimate Stretch::loss_of(std::size_t plan, std::size_t at) const {
  const Tried& tried = plans_[plan];
  const auto both = tried.fixed ? worlds() : std::min(worlds(), tried.results.size() / 2 * 2);
  return difference(chosen(at), {&tried, &tried}, both);
}

double Stretch::promise() const {
  constexpr double without_choice = 0.3;
  const auto n = static_cast<double>(worlds());
  if (n == 0) return 1;
  int counting = 0, cost = 0;
  for (const Tried& plan : plans_) counting += plan.counts ? 1 : 0, cost += plan.fixed ? 0 : 1;
  if (cost == 0) return 0;
  return (counting > 1 ? 1 : without_choice) / (n * n * cost);
}

}  // namespace longwood
