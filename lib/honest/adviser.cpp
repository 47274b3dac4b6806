#include "honest/adviser.hpp"

#include <algorithm>
#include <iterator>
#include <ranges>

#include "honest/homes_first.hpp"

namespace longwood {
namespace {

/// Positions searched in one step.
constexpr std::uint64_t slice = 2'000;

/// Rollouts after which another world is decided with all cards visible: the first are wanted soon, but
/// to decide one may take as long as ten rollouts.
constexpr int rollouts_before(int foreseen) {
  constexpr int soon = 10, rollouts_to_a_first = 12, rollouts_to_a_later = 120;
  return rollouts_to_a_first * std::min(foreseen, soon) + rollouts_to_a_later * std::max(0, foreseen - soon);
}

/// Positions searched to decide a world with all cards visible, or as many as the guide wants to end a
/// rollout if those are more.
constexpr std::uint64_t to_foresee = 20'000;

constexpr std::size_t most_others = 2;

/// In which plans are first tried where few cards are unknown.
constexpr int worlds_of_few = 12;

/// Walks over a graph in one step, and how many games played out would give as exact a chance as all of them.
constexpr int walks_of_step = 64, exact_as_games = 400;

/// Each helper has 2^32 worlds to itself, far from those in which plans are compared.
constexpr int bits_of_a_part = 32;

/// A table whose keys tell all piles apart: a line names its piles.
Table exact_table(const AnyGame& game, const State& state) {
  Table table{game.info->classes, state};
  table.use_classes(false);
  return table;
}

/// Whether two moves are one for a person: the same, or the same cards to one of two families of which both
/// show a card of the same rank.
bool is_one_move(const GameInfo& info, const State& state, Move a, Move b) {
  if (a == b) return true;
  const auto rank = [&](Pile pile) { return state.size[pile] == 0 ? -1 : state.top[pile].rank(); };
  return a.act == Act::lay && b.act == Act::lay && a.from == b.from && a.count == b.count &&
         info.role_of(a.to) == Role::family && info.role_of(b.to) == Role::family && rank(a.to) == rank(b.to);
}

const Plan& plan_of(const Plan& plan) { return plan; }
const Plan& plan_of(const ValuedPlan& valued) { return valued.plan; }

}  // namespace

Effort effort_of_hints_in(const AnyGame& game) {
  Effort effort = effort_of_hints;
  if (!guide_for(*game.info).chooses) effort.confirming = effort.foreseeing = 0;
  return effort;
}

Adviser::Adviser(const AnyGame& game, const Effort& effort, const Limits& limits)
    : game_{game}, guide_{guide_for(*game.info)}, effort_{effort}, solvers_{game, limits} {}

void Adviser::begin(const InformationState& view, std::uint64_t seed) {
  if (seed != seed_ || !view_ || view_->state().option != view.state().option) {
    followed_ = {};
    passed_.clear();
    hopeful_ = true;
  }
  look_at(view, seed);
  if (game_.won(view.state())) return;
  auto rest = recall(view);
  if (rest.empty()) {
    if (view.unknown() == 0) {
      phase_ = Deciding{certainty_at(view)};
      return solvers_.known().start(view.state());
    }
    if (const GraphPlay* graph = graph_at(view, guide_)) {
      if (std::exchange(unknown_of_passed_, view.unknown()) != view.unknown()) passed_.clear();
      passed_.push_back(exact_table(game_, view.state()).key());
      phase_ = Walking{graph->begin(*graph->net(), view, seed)};
      return;
    }
    if (const auto last = last_layout(view.state(), guide_)) {
      phase_ = WinningAtOnce{};
      return solvers_.known().start(*last);
    }
    if (!ExactPlay::applies(view, guide_)) return look_for_plans();
    phase_ = WorkingOut{};
    return;
  }
  counsel_.plan = std::move(rest);
  counsel_.stops = followed_.stops;
  counsel_.chosen = true;
  counsel_.sample = followed_.first;
  tell_better_sample();
  counsel_.verdict = followed_.verdict;
  counsel_.exact = followed_.exact;
  counsel_.walks = followed_.walks;
  if (view.unknown() > 0 && !counsel_.exact && counsel_.walks == 0) phase_ = Confirming{};
}

/// Something is unknown, so plans are tried to find their results.
void Adviser::look_for_plans() {
  if (!finishing_) return begin_rounds(plans_from(*view_, guide_));
  phase_.emplace<FinishPlanner>(*view_, seed_, std::min(effort_.finish, guide_.endgame.nodes), hopeful_);
}

void Adviser::look_at(const InformationState& view, std::uint64_t seed) {
  view_ = view;
  seed_ = seed;
  counsel_ = {};
  counsel_.endings = guide_.endgame.open_endings(view.sight());
  phase_ = Done{};
  few_unknown_ = effort_.finishing && is_few_unknown(view, guide_);
  finishing_ = effort_.finishing && is_finishing(view, guide_);
  correction_ = correction_at(view, guide_);
}

void Adviser::assist(const InformationState& view, std::vector<Move> plan, std::uint32_t part,
                     std::uint32_t from, std::uint64_t seed) {
  look_at(view, seed);
  phase_ = Assisting{};
  counsel_.plan = std::move(plan);
  counsel_.chosen = true;
  followed_ = {};
  followed_.fresh = (std::uint64_t{part} << bits_of_a_part) + from;
}

bool Adviser::accept(const Sample& more) {
  if (!counsel_.chosen || counsel_.verdict || counsel_.exact || counsel_.walks > 0) return false;
  followed_.sample.add(more);
  tell_better_sample();
  return !knows_enough();
}

const Recommendation& Adviser::advise(const InformationState& view, std::uint64_t seed) {
  begin(view, seed);
  while (!step()) continue;
  return counsel_;
}

/// The rest of the line or plan that is being followed, if the position lies on it.
std::vector<Move> Adviser::recall(const InformationState& view) const {
  const Key key = exact_table(game_, view.state()).key();
  const auto& moves = followed_.moves;
  std::vector<Move> rest;
  for (auto i = std::ranges::find(moves, key, &std::pair<Key, Move>::first); i != moves.end(); ++i)
    rest.push_back(i->second);
  return rest;
}

void Adviser::remember(std::uint64_t fresh) {
  followed_ = {.moves = {},
               .end = {},
               .stops = counsel_.stops,
               .verdict = counsel_.verdict,
               .exact = counsel_.exact,
               .sample = {},
               .first = counsel_.sample,
               .fresh = fresh,
               .walks = counsel_.walks};
  Table table = exact_table(game_, view_->state());
  for (const Move move : counsel_.plan) {
    followed_.moves.emplace_back(table.key(), move);
    game_.play(table, move);
  }
  followed_.end = table.key();
}

/// Where nothing is unknown: what is searched here at most. One who comes from advice after a search that was
/// left open, and has done what it said, stands little nearer to a win than before.
std::uint64_t Adviser::certainty_at(const InformationState& view) const {
  const bool left_open =
      followed_.verdict == Verdict::open && followed_.end == exact_table(game_, view.state()).key();
  return std::min(effort_.certainty, left_open ? guide_.endgame.full_information_nodes_again
                                               : guide_.endgame.full_information_nodes);
}

/// Where no plan ends with a stop, those are left out which lead to a position of earlier advice.
template <class Plans>
void Adviser::leave_out_passed(Plans& plans) {
  if (std::ranges::any_of(plans, [](const auto& one) { return plan_of(one).stops; })) return passed_.clear();
  passed_.push_back(exact_table(game_, view_->state()).key());
  std::erase_if(plans, [&](const auto& one) {
    Table table = exact_table(game_, view_->state());
    for (const Move move : plan_of(one).moves) game_.play(table, move);
    return std::ranges::find(passed_, table.key()) != passed_.end();
  });
}

void Adviser::begin_rounds(std::vector<Plan> plans) {
  leave_out_passed(plans);
  if (plans.empty()) {
    phase_ = Done{};
    return;
  }
  auto& trying = phase_.emplace<Trying>();
  auto& candidates = trying.candidates;
  const int prior = finishing_ ? 0 : guide_.planner.prospects.worlds;
  for (Plan& plan : plans) {
    const double worth = prior * plan.prospect;
    candidates.push_back({.plan = std::move(plan), .rank = std::ssize(candidates), .worth = worth});
  }
  trying.of = few_unknown_ ? worlds_of_few
              : finishing_ ? guide_.planner.finishing.worlds
                           : std::min(effort_.worlds, guide_.worlds_at(view_->sight()));
  counsel_.plan = candidates[0].plan.moves;
  counsel_.stops = candidates[0].plan.stops;
  if (trying.of == 0)
    while (candidates.size() > 1) {
      trying.dropped.push_back(std::move(candidates.back()));
      candidates.pop_back();
    }
  if (candidates.size() == 1) choose(trying);
}

/// The plan stands; fresh worlds tell its chance.
void Adviser::choose(const Trying& trying) {
  const Plan& best = trying.candidates.front().plan;
  counsel_.plan = best.moves;
  counsel_.stops = best.stops;
  counsel_.chosen = true;
  note_others(trying);
  remember(trying.from);
  phase_ = Confirming{};
}

void Adviser::note_others(const Trying& trying) {
  const Candidate& best = trying.candidates.front();
  const auto begins_alike = [&](const std::vector<Move>& plan, const std::vector<Move>& other) {
    return is_one_move(*game_.info, view_->state(), plan.front(), other.front());
  };
  for (const Candidate& candidate : std::views::reverse(trying.dropped)) {
    const auto& plan = candidate.plan.moves;
    if (begins_alike(plan, counsel_.plan) ||
        std::ranges::any_of(counsel_.others,
                            [&](const Alternative& other) { return begins_alike(plan, other.plan); }))
      continue;
    counsel_.others.push_back({plan, candidate.sample.tally(counsel_.endings),
                               candidate.course.empty() ? 0 : best.course[candidate.course.size() - 1]});
    if (counsel_.others.size() == most_others) return;
  }
}

bool Adviser::step() {
  std::visit([this](auto& phase) { go_on(phase); }, phase_);
  return std::holds_alternative<Done>(phase_);
}

void Adviser::go_on(WinningAtOnce&) {
  Solver& solver = solvers_.known();
  if (!solver.step(slice, std::min(effort_.certainty, guide_.endgame.layout_nodes))) return;
  if (solver.verdict() != Verdict::won) return look_for_plans();
  counsel_.plan = solver.solution().line;
  counsel_.chosen = true;
  counsel_.exact = 1;
  remember(0);
  phase_ = Done{};
}

/// Takes the plan with the best chance; if that is too much to work out, plans are tried in worlds.
void Adviser::go_on(WorkingOut&) {
  auto found = solvers_.exact().plans(*view_, solvers_.known());
  if (!found) return look_for_plans();
  if (std::ranges::none_of(*found, [](const ValuedPlan& one) { return one.chance > 0; }))
    leave_out_passed(*found);
  phase_ = Done{};
  if (found->empty()) return;
  const ValuedPlan& best = found->front();
  counsel_.plan = best.plan.moves;
  counsel_.stops = best.plan.stops;
  counsel_.chosen = true;
  counsel_.exact = best.chance;
  for (const ValuedPlan& other : *found | std::views::drop(1) | std::views::take(most_others))
    counsel_.others.push_back({other.plan.moves, {}, 0, other.chance});
  remember(0);
}

/// Walks until the best move cannot be overtaken any more, or to the last walk where the chance is wanted.
void Adviser::go_on(Walking& walking) {
  const int all = guide_.graph->walks;
  const bool chance_wanted = effort_.confirming > 0 && walking.search->is_valued();
  const std::size_t choices = walking.search->choices();
  if (choices > 1 || (choices == 1 && chance_wanted))
    for (int i = 0; i < walks_of_step && walking.walks < all; ++i, ++walking.walks) walking.search->walk();
  const int left = all - walking.walks;
  const bool goes_on =
      left > 0 && choices > 0 && (chance_wanted || (choices > 1 && walking.search->lead() <= left));
  if (chance_wanted || !goes_on) tell_walks(walking);
  if (goes_on) return;
  // the search considers nothing worth doing; a person may still want to know what can be done
  if (counsel_.plan.empty() && effort_.confirming > 0) return look_for_plans();
  counsel_.chosen = true;
  if (!counsel_.plan.empty()) remember(0);
  phase_ = Done{};
}

void Adviser::tell_walks(const Walking& walking) {
  const auto sample_of = [](Value value) {
    return Sample{.tried = exact_as_games, .sum = exact_as_games * as_chance(value)};
  };
  auto plans = walking.search->plans(2 + most_others);
  std::erase_if(plans, [this](const GraphPlan& plan) { return leads_back(plan); });
  if (plans.empty()) return;
  if (plans.size() > 1 + most_others) plans.resize(1 + most_others);
  counsel_.plan = plans.front().moves;
  counsel_.stops = plans.front().stops;
  counsel_.walks = std::max(1, walking.walks);
  if (walking.search->is_valued()) counsel_.sample = sample_of(plans.front().value);
  counsel_.worlds = walking.walks;
  counsel_.others.clear();
  for (const GraphPlan& other : plans | std::views::drop(1))
    counsel_.others.push_back(
        {other.moves, sample_of(other.value).tally({}), counsel_.sample.tally({}).wins});
}

/// Whether a plan goes round: nothing is learnt, and it leads to a position where there was advice before.
bool Adviser::leads_back(const GraphPlan& plan) const {
  if (plan.stops || !plan.returns) return false;
  Table table = exact_table(game_, view_->state());
  for (const Move move : plan.moves) game_.play(table, move);
  return std::ranges::find(passed_, table.key()) != passed_.end();
}

/// Looks for plans among lines that win worlds; if there are none, the guide's best is followed.
void Adviser::go_on(FinishPlanner& planner) {
  if (!planner.step(solvers_.worlds())) return;
  auto plans = planner.plans();
  hopeful_ = !plans.empty();
  if (few_unknown_) {
    Guide wide = guide_;
    wide.planner.beam = std::max(wide.planner.beam, wide.planner.few.plans);
    wide.planner.candidates = std::max(wide.planner.candidates, wide.planner.few.plans);
    wide.planner.prospects = {};
    std::ranges::move(plans_from(*view_, wide), std::back_inserter(plans));
  } else if (plans.empty()) {
    plans = plans_from(*view_, guide_);
    if (plans.size() > 1) plans.resize(1);
  }
  begin_rounds(std::move(plans));
}

void Adviser::go_on(Trying& trying) {
  Candidate& candidate = trying.candidates[trying.next];
  const PlayedOut played = roll(candidate.plan.moves, trying.from + static_cast<std::uint64_t>(trying.world));
  candidate.sample.add(played.sample());
  candidate.worth += played.worth();
  if (trying.dropped.empty() && trying.next == 0) counsel_.sample = candidate.sample;
  if (++trying.world < trying.of) return;
  trying.world = 0;
  if (++trying.next == trying.candidates.size()) next_round(trying);
}

/// Keeps the better half; of equal ones, those with the better guess, which come first.
void Adviser::next_round(Trying& trying) {
  auto& candidates = trying.candidates;
  for (Candidate& candidate : candidates)
    candidate.course.push_back(candidate.sample.tally(counsel_.endings).wins);
  std::ranges::sort(candidates, [](const Candidate& a, const Candidate& b) {
    return std::pair{b.worth * a.sample.tried, a.rank} < std::pair{a.worth * b.sample.tried, b.rank};
  });
  const auto kept = std::max(std::ptrdiff_t{1}, std::ssize(candidates) / 2);
  while (std::ssize(candidates) > kept) {
    trying.dropped.push_back(std::move(candidates.back()));
    candidates.pop_back();
  }
  trying.from += static_cast<std::uint64_t>(trying.of);
  trying.next = 0;
  trying.of *= 2;
  if (kept == 1) choose(trying);
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

/// One more rollout of the plan chosen, or a world is begun to be decided, or enough is known.
void Adviser::go_on(Confirming&) {
  const bool enough = knows_enough();
  const bool foresees = counsel_.foreseen.tried < effort_.foreseeing;
  if (foresees && (enough || followed_.played > rollouts_before(counsel_.foreseen.tried))) {
    Rng rng{seed_, followed_.fresh + static_cast<std::uint64_t>(counsel_.foreseen.tried)};
    solvers_.known().start(view_->world(rng));
    phase_ = Foreseeing{};
  } else if (enough) {
    counsel_.sample = followed_.sample;
    phase_ = Done{};
  } else {
    roll_on();
  }
}

/// Plays the plan chosen out in one more world, or values where it leads.
void Adviser::roll_on() {
  ++counsel_.worlds;
  const Rng rng{seed_, followed_.fresh + static_cast<std::uint64_t>(followed_.played++)};
  followed_.sample.add(
      value_plan(*view_, counsel_.plan, rng, guide_, solvers_, effort_.finish, finishing_).sample());
  tell_better_sample();
}

/// A figure stands until there is one of as many games.
void Adviser::tell_better_sample() {
  if (followed_.sample.tried >= counsel_.sample.tried) counsel_.sample = followed_.sample;
}

/// Continues to decide a world with all cards visible.
void Adviser::go_on(Foreseeing&) {
  Solver& solver = solvers_.known();
  if (!solver.step(slice, std::min(effort_.finish, std::max(to_foresee, guide_.endgame.nodes)))) return;
  ClairvoyantSample& seen = counsel_.foreseen;
  ++seen.tried;
  if (solver.verdict() == Verdict::won) ++seen.wins;
  if (solver.verdict() == Verdict::open) ++seen.open;
  phase_ = Confirming{};
}

void Adviser::go_on(const Deciding& deciding) {
  Solver& solver = solvers_.known();
  if (solver.step(slice, deciding.positions)) decide(solver.verdict(), solver.solution().line);
}

void Adviser::set_external_verdict(Verdict verdict, std::vector<Move> line) {
  const bool undecided =
      std::holds_alternative<Deciding>(phase_) || (counsel_.chosen && counsel_.verdict == Verdict::open);
  if (undecided && verdict != Verdict::open) decide(verdict, std::move(line));
}

void Adviser::decide(Verdict verdict, std::vector<Move> line) {
  counsel_.verdict = verdict;
  counsel_.chosen = true;
  if (verdict == Verdict::won) {
    counsel_.plan = homes_first(game_, solvers_.known(), view_->state(), std::move(line));
  } else if (counsel_.plan.empty()) {
    auto plans = plans_from(*view_, guide_);
    leave_out_passed(plans);
    if (!plans.empty()) counsel_.plan = std::move(plans.front().moves);
  }
  remember(0);
  phase_ = Done{};
}

}  // namespace longwood
