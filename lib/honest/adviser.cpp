#include "honest/adviser.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <ranges>

namespace longwood {
namespace {

/// Positions searched in one step.
constexpr std::uint64_t slice = 2'000;

/// Rollouts after which another world is decided for one who sees every card: the first are wanted soon, but
/// to decide one may take as long as ten rollouts.
constexpr int rollouts_before(int foreseen) {
  constexpr int soon = 10, rollouts_to_a_first = 12, rollouts_to_a_later = 120;
  return rollouts_to_a_first * std::min(foreseen, soon) + rollouts_to_a_later * std::max(0, foreseen - soon);
}

/// Positions searched to decide a world for one who sees every card, or as many as the guide wants to end a
/// rollout if those are more.
constexpr std::uint64_t to_foresee = 20'000;

constexpr std::size_t most_others = 2;

/// In which plans are first tried where few cards are unknown.
constexpr int worlds_of_few = 12;

/// Each helper has 2^32 worlds to itself, far from those in which plans are compared.
constexpr int bits_of_a_part = 32;

/// A table whose keys tell all piles apart: a line names its piles.
Table exact_table(const AnyGame& game, const State& state) {
  Table table{game.info->classes, state};
  table.use_classes(false);
  return table;
}

}  // namespace

Adviser::Adviser(const AnyGame& game, const Effort& effort, const Limits& limits)
    : game_{game}, guide_{guide_for(*game.info)}, effort_{effort}, solvers_{game, limits} {}

void Adviser::begin(const PlayerView& view, std::uint64_t seed) {
  if (seed != seed_ || !view_ || view_->state().option != view.state().option) {
    followed_ = {};
    passed_.clear();
    hopeful_ = true;
  }
  look_at(view, seed);
  done_ = game_.won(view.state());
  if (done_) return;
  auto rest = recall(view);
  if (rest.empty()) {
    if (view.unknown() == 0) {
      certainty_ = certainty_at(view);
      return solvers_.known().start(view.state());
    }
    if (!finishing_) return begin_rounds(plans_from(view, guide_));
    finish_planner_.emplace(view, seed, std::min(effort_.finish, guide_.finish), hopeful_);
    return;
  }
  counsel_.plan = std::move(rest);
  counsel_.stops = followed_.stops;
  counsel_.chosen = true;
  counsel_.sample = followed_.first;
  tell_better_sample();
  counsel_.verdict = followed_.verdict;
  done_ = view.unknown() == 0;
}

void Adviser::look_at(const PlayerView& view, std::uint64_t seed) {
  view_ = view;
  seed_ = seed;
  counsel_ = {};
  counsel_.endings = guide_.open_endings_at(view.sight());
  candidates_.clear();
  dropped_.clear();
  finish_planner_.reset();
  foreseeing_ = assisting_ = false;
  few_unknown_ = effort_.finishing && is_few_unknown(view, guide_);
  finishing_ = effort_.finishing && is_finishing(view, guide_);
  correction_ = correction_at(view, guide_);
}

void Adviser::assist(const PlayerView& view, std::vector<Move> plan, std::uint32_t part, std::uint32_t from,
                     std::uint64_t seed) {
  look_at(view, seed);
  assisting_ = true;
  done_ = false;
  counsel_.plan = std::move(plan);
  counsel_.chosen = true;
  followed_ = {};
  followed_.fresh = (std::uint64_t{part} << bits_of_a_part) + from;
}

bool Adviser::accept(const Sample& more) {
  if (!counsel_.chosen || counsel_.verdict) return false;
  followed_.sample.add(more);
  tell_better_sample();
  return !knows_enough();
}

const Counsel& Adviser::advise(const PlayerView& view, std::uint64_t seed) {
  begin(view, seed);
  while (!step()) continue;
  return counsel_;
}

/// The rest of the line or plan that is being followed, if the position lies on it.
std::vector<Move> Adviser::recall(const PlayerView& view) const {
  const Key key = exact_table(game_, view.state()).key();
  const auto& moves = followed_.moves;
  std::vector<Move> rest;
  for (auto i = std::ranges::find(moves, key, &std::pair<Key, Move>::first); i != moves.end(); ++i)
    rest.push_back(i->second);
  return rest;
}

void Adviser::remember() {
  followed_ = {.moves = {},
               .end = {},
               .stops = counsel_.stops,
               .verdict = counsel_.verdict,
               .sample = {},
               .first = counsel_.sample,
               .fresh = from_};
  Table table = exact_table(game_, view_->state());
  for (const Move move : counsel_.plan) {
    followed_.moves.emplace_back(table.key(), move);
    game_.play(table, move);
  }
  followed_.end = table.key();
}

/// Where nothing is unknown: what is searched here at most. One who comes from advice after a search that was
/// left open, and has done what it said, stands little nearer to a win than before.
std::uint64_t Adviser::certainty_at(const PlayerView& view) const {
  const bool left_open =
      followed_.verdict == Verdict::open && followed_.end == exact_table(game_, view.state()).key();
  return std::min(effort_.certainty, left_open ? guide_.certainty_again : guide_.certainty);
}

/// Where no plan ends with a stop, those are left out which lead to a position of earlier advice.
void Adviser::leave_out_passed(std::vector<Plan>& plans) {
  if (std::ranges::any_of(plans, &Plan::stops)) return passed_.clear();
  passed_.push_back(exact_table(game_, view_->state()).key());
  std::erase_if(plans, [&](const Plan& plan) {
    Table table = exact_table(game_, view_->state());
    for (const Move move : plan.moves) game_.play(table, move);
    return std::ranges::find(passed_, table.key()) != passed_.end();
  });
}

void Adviser::begin_rounds(std::vector<Plan> plans) {
  leave_out_passed(plans);
  const int prior = finishing_ ? 0 : guide_.prospects.worlds;
  for (Plan& plan : plans) {
    const double worth = prior * plan.prospect;
    candidates_.push_back({.plan = std::move(plan), .rank = std::ssize(candidates_), .worth = worth});
  }
  done_ = candidates_.empty();
  if (done_) return;
  next_ = 0;
  world_ = 0;
  from_ = 0;
  of_ = few_unknown_ ? worlds_of_few
        : finishing_ ? guide_.finishing.worlds
                     : std::min(effort_.worlds, guide_.worlds_at(view_->sight()));
  counsel_.plan = candidates_[0].plan.moves;
  counsel_.stops = candidates_[0].plan.stops;
  if (of_ == 0)
    while (candidates_.size() > 1) {
      dropped_.push_back(std::move(candidates_.back()));
      candidates_.pop_back();
    }
  if (candidates_.size() == 1) choose(candidates_[0]);
}

/// The plan stands; fresh worlds tell its chance.
void Adviser::choose(const Candidate& best) {
  counsel_.plan = best.plan.moves;
  counsel_.stops = best.plan.stops;
  counsel_.chosen = true;
  note_others(best);
  remember();
}

void Adviser::note_others(const Candidate& best) {
  const auto begins_alike = [](const std::vector<Move>& plan) {
    return [&plan](const Alternative& other) { return other.plan.front() == plan.front(); };
  };
  for (const Candidate& candidate : std::views::reverse(dropped_)) {
    const auto& plan = candidate.plan.moves;
    if (plan.front() == counsel_.plan.front() || std::ranges::any_of(counsel_.others, begins_alike(plan)))
      continue;
    counsel_.others.push_back({plan, candidate.sample.tally(counsel_.endings),
                               candidate.course.empty() ? 0 : best.course[candidate.course.size() - 1]});
    if (counsel_.others.size() == most_others) return;
  }
}

bool Adviser::step() {
  if (done_) return true;
  if (view_->unknown() == 0) return decide_known();
  if (finish_planner_) return plan_finish();
  if (!counsel_.chosen) return try_candidates();
  return done_ = foreseeing_ ? foresee() : confirm();
}

/// Looks for plans among lines that win worlds; if there are none, the guide's best is followed.
bool Adviser::plan_finish() {
  if (!finish_planner_->step(solvers_.worlds())) return false;
  auto plans = finish_planner_->plans();
  finish_planner_.reset();
  hopeful_ = !plans.empty();
  if (few_unknown_) {
    Guide wide = guide_;
    wide.beam = std::max(wide.beam, wide.few.plans);
    wide.candidates = std::max(wide.candidates, wide.few.plans);
    wide.prospects = {};
    std::ranges::move(plans_from(*view_, wide), std::back_inserter(plans));
  } else if (plans.empty()) {
    plans = plans_from(*view_, guide_);
    if (plans.size() > 1) plans.resize(1);
  }
  begin_rounds(std::move(plans));
  return done_;
}

bool Adviser::try_candidates() {
  Candidate& candidate = candidates_[next_];
  const PlayedOut played = roll(candidate.plan.moves, world_number());
  candidate.sample.add(played.sample());
  candidate.worth += played.worth();
  if (dropped_.empty() && next_ == 0) counsel_.sample = candidate.sample;
  if (++world_ < of_) return false;
  world_ = 0;
  if (++next_ == candidates_.size()) next_round();
  return false;
}

/// Keeps the better half; of equal ones, those with the better guess, which come first.
void Adviser::next_round() {
  for (Candidate& candidate : candidates_)
    candidate.course.push_back(candidate.sample.tally(counsel_.endings).wins);
  std::ranges::sort(candidates_, [](const Candidate& a, const Candidate& b) {
    return std::pair{b.worth * a.sample.tried, a.rank} < std::pair{a.worth * b.sample.tried, b.rank};
  });
  const auto kept = std::max(std::ptrdiff_t{1}, std::ssize(candidates_) / 2);
  while (std::ssize(candidates_) > kept) {
    dropped_.push_back(std::move(candidates_.back()));
    candidates_.pop_back();
  }
  from_ += static_cast<std::uint64_t>(of_);
  next_ = 0;
  of_ *= 2;
  if (kept == 1) choose(candidates_[0]);
}

/// Plays a plan in one world, and the game on from there; the same world for every plan.
PlayedOut Adviser::roll(const std::vector<Move>& plan, std::uint64_t world) {
  ++counsel_.worlds;
  return play_plan(*view_, plan, Rng{seed_, world}, guide_, solvers_, effort_.finish, finishing_);
}

bool Adviser::knows_enough() const {
  const Sample& sample = followed_.sample;
  return sample.tried >= effort_.confirming ||
         is_within(chance_of(sample.tally(counsel_.endings), correction_), effort_.margin);
}

/// One more rollout of the plan chosen, or a world is begun to be decided; true when enough is known.
bool Adviser::confirm() {
  const bool enough = !assisting_ && knows_enough();
  const bool foresees = !assisting_ && counsel_.foreseen.tried < effort_.foreseeing;
  if (foresees && (enough || followed_.played > rollouts_before(counsel_.foreseen.tried))) {
    Rng rng{seed_, followed_.fresh + static_cast<std::uint64_t>(counsel_.foreseen.tried)};
    solvers_.known().start(view_->world(rng));
    foreseeing_ = true;
    return false;
  }
  if (enough) {
    counsel_.sample = followed_.sample;
    return true;
  }
  followed_.sample.add(
      roll(counsel_.plan, followed_.fresh + static_cast<std::uint64_t>(followed_.played++)).sample());
  tell_better_sample();
  return false;
}

/// A figure stands until there is one of as many games.
void Adviser::tell_better_sample() {
  if (followed_.sample.tried >= counsel_.sample.tried) counsel_.sample = followed_.sample;
}

/// Goes on to decide a world for one who sees every card.
bool Adviser::foresee() {
  Solver& solver = solvers_.known();
  if (!solver.step(slice, std::min(effort_.finish, std::max(to_foresee, guide_.finish)))) return false;
  Foreseen& seen = counsel_.foreseen;
  ++seen.tried;
  if (solver.verdict() == Verdict::won) ++seen.wins;
  if (solver.verdict() == Verdict::open) ++seen.open;
  foreseeing_ = false;
  return false;
}

bool Adviser::decide_known() {
  Solver& solver = solvers_.known();
  if (!solver.step(slice, certainty_)) return false;
  counsel_.verdict = solver.verdict();
  counsel_.chosen = true;
  if (counsel_.verdict == Verdict::won) {
    counsel_.plan = solver.solution().line;
  } else {
    auto plans = plans_from(*view_, guide_);
    leave_out_passed(plans);
    if (!plans.empty()) counsel_.plan = std::move(plans.front().moves);
  }
  remember();
  return done_ = true;
}

}  // namespace longwood
