#include <algorithm>
#include <memory>

#include "c/handles.hpp"
#include "core/notation.hpp"
#include "honest/advice_words.hpp"

using namespace longwood;
using namespace longwood::c;

namespace {

longwood_verdict verdict_for(Verdict verdict) {
  switch (verdict) {
    case Verdict::won: return LONGWOOD_WON;
    case Verdict::lost: return LONGWOOD_LOST;
    case Verdict::open: break;
  }
  return LONGWOOD_OPEN;
}

bool out_of_time(const longwood_solver& held) {
  const auto most = held.limits.milliseconds;
  return most != 0 && held.watch.milliseconds() > static_cast<double>(most);
}

/// How often a player who follows the hints wins: estimated, or where nothing is unknown what is proved.
Chance known_chance(const Recommendation& counsel, const InformationState& view) {
  if (!counsel.verdict) return chance_of(counsel, view);
  switch (*counsel.verdict) {
    case Verdict::won: return {.share = 1, .interval = {.low = 1, .high = 1}};
    case Verdict::lost: return {.share = 0, .interval = {.low = 0, .high = 0}};
    case Verdict::open: break;
  }
  return {};  // anything between 0 and 1
}

/// Fills the advice from what is known so far.
const longwood_advice* told(longwood_adviser& held) {
  if (!held.adviser) return nullptr;
  const Recommendation& counsel = held.adviser->counsel();
  const Chance chance = known_chance(counsel, *held.view);
  held.plan = write_moves(*held.view->game().info, counsel.plan);
  held.worth = advice_words(in_english_of(*held.view->game().info), counsel, *held.view).worth;
  held.advice = {.plan = held.plan.c_str(),
                 .worth = held.worth.c_str(),
                 .share = chance.share,
                 .low = chance.interval.low,
                 .high = chance.interval.high,
                 .worlds = counsel.sample.tried,
                 .unknown = held.view->unknown(),
                 .verdict = verdict_for(counsel.verdict.value_or(Verdict::open))};
  return &held.advice;
}

}  // namespace

longwood_solver* longwood_new_solver(const longwood_limits* limits) {
  Limits usual;
  if (limits != nullptr) {
    if (limits->nodes != 0) usual.nodes = limits->nodes;
    if (limits->memory != 0) usual.memory = static_cast<std::size_t>(limits->memory);
    usual.milliseconds = limits->milliseconds;
  }
  return std::make_unique<longwood_solver>(usual).release();
}

void longwood_free_solver(longwood_solver* solver) { std::unique_ptr<longwood_solver>{solver}.reset(); }

longwood_verdict longwood_solve(longwood_solver* solver, const longwood_session* session) {
  if (!is_given(solver)) return LONGWOOD_OPEN;
  constexpr std::uint64_t slice = 1'000;
  longwood_solve_begin(solver, session);
  while (longwood_solve_on(solver, solver->limits.milliseconds != 0 ? slice : solver->limits.nodes) == 0) {}
  return longwood_verdict_of(solver);
}

void longwood_solve_begin(longwood_solver* solver, const longwood_session* session) {
  if (!is_given(solver)) return;
  if (!is_given(session)) return solver->solver.reset();  // or it would report an earlier position's verdict
  const AnyGame& game = session->session.game();
  if (!solver->solver || solver->game != &game) solver->solver.emplace(game, solver->limits);
  solver->game = &game;
  solver->watch = {};
  solver->solver->start(session->session.state());
}

int longwood_solve_on(longwood_solver* solver, std::uint64_t nodes) {
  if (!is_given(solver)) return 1;
  if (!solver->solver) return 1;
  return solver->solver->step(std::max<std::uint64_t>(nodes, 1)) || out_of_time(*solver) ? 1 : 0;
}

longwood_verdict longwood_verdict_of(const longwood_solver* solver) {
  if (!is_given(solver)) return LONGWOOD_OPEN;
  return solver->solver ? verdict_for(solver->solver->verdict()) : LONGWOOD_OPEN;
}

std::uint64_t longwood_nodes(const longwood_solver* solver) {
  if (!is_given(solver)) return 0;
  return solver->solver ? solver->solver->nodes() : 0;
}

const char* longwood_solution(longwood_solver* solver) {
  if (!is_given(solver)) return nullptr;
  solver->text.clear();
  if (longwood_verdict_of(solver) == LONGWOOD_WON)
    solver->text = write_moves(*solver->game->info, solver->solver->solution().line);
  return solver->text.c_str();
}

longwood_adviser* longwood_new_adviser(std::uint32_t worlds, std::uint64_t seed) {
  constexpr int usual = 256, most = 1'000'000;
  Effort effort;
  effort.confirming = worlds == 0 ? usual : static_cast<int>(std::min<std::uint32_t>(worlds, most));
  effort.certainty = effort_of_hints.certainty;
  return std::make_unique<longwood_adviser>(effort, seed == 0 ? seed_of_hints : seed).release();
}

void longwood_free_adviser(longwood_adviser* adviser) { std::unique_ptr<longwood_adviser>{adviser}.reset(); }

const longwood_advice* longwood_advise(longwood_adviser* adviser, const longwood_session* session) {
  if (!is_given(adviser)) return nullptr;
  longwood_advise_begin(adviser, session);
  while (longwood_advise_on(adviser) == 0) {}
  return longwood_advice_of(adviser);
}

void longwood_advise_begin(longwood_adviser* adviser, const longwood_session* session) {
  if (!is_given(adviser)) return;
  if (!is_given(session)) return adviser->adviser.reset();
  constexpr std::size_t memory = std::size_t{512} << 20;
  const Session& now = session->session;
  if (!adviser->adviser || &adviser->adviser->game() != &now.game())
    adviser->adviser.emplace(now.game(), adviser->effort, Limits{.memory = memory});
  adviser->view.emplace(now.game(), now.state(), now.known());
  adviser->adviser->begin(*adviser->view, adviser->seed);
}

int longwood_advise_on(longwood_adviser* adviser) {
  if (!is_given(adviser)) return 1;
  return !adviser->adviser || adviser->adviser->step() ? 1 : 0;
}

const longwood_advice* longwood_advice_of(longwood_adviser* adviser) {
  if (!is_given(adviser)) return nullptr;
  return told(*adviser);
}
