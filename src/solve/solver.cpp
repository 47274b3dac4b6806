#include "solve/solver.hpp"

#include <algorithm>
#include <chrono>

namespace longwood {

namespace {

/// More than this is given back before the next position: it then costs less to reserve it again than it took
/// to fill it.
constexpr std::size_t kept = std::size_t{64} << 20;

}  // namespace

Solver::Solver(const AnyGame& game, const Limits& limits, const Switches& switches)
    : Solver{game, advice_for(*game.info), limits, switches} {}

Solver::Solver(const AnyGame& game, const Advice& advice, const Limits& limits, const Switches& switches)
    : game_{game}, advice_{advice}, limits_{limits}, switches_{switches} {
  release();
}

/// Gives back all that is reserved.
void Solver::release() {
  quick_.emplace(game_, &advice_, switches_, limits_.memory);
  search_.emplace(game_, advice_, switches_, limits_.memory);
  positions_ = 0;
}

void Solver::start(const State& position) {
  root_ = position;
  if (bytes() > std::min(kept, limits_.memory / 4)) release();
  ++positions_;
  restart();
}

void Solver::restart() {
  run_ = 0;
  past_haste_ = false;
  nodes_before_ = 0;
  done_ = false;
  solution_ = {};
  search_->forget();
  start_run();
}

void Solver::start_run() {
  const std::uint32_t width = advice_.widths[run_];
  deep_ = (width & deeply) != 0;
  if (deep_) {
    quick_->limit(limits_.memory - std::min(limits_.memory, search_->bytes()));
    quick_->start(root_, width & ~deeply);
  } else {
    search_->limit(limits_.memory - std::min(limits_.memory, quick_->bytes()));
    search_->start(root_, width);
  }
}

/// Begins the next run, if there is one; a hasty one only if a wider one might do better.
bool Solver::next_run() {
  nodes_before_ = solution_.nodes;
  do ++run_;
  while (past_haste_ && run_ < advice_.widths.size() && (advice_.widths[run_] & hastily) != 0);
  if (run_ >= advice_.widths.size()) return false;
  start_run();
  return true;
}

bool Solver::finish(Verdict verdict) {
  done_ = true;
  solution_.verdict = verdict;
  solution_.engine = deep_ ? Engine::depth_first : Engine::staged;
  if (verdict == Verdict::won) {
    solution_.line = deep_ ? quick_->line() : search_->line();
    if (!wins(game_, root_, solution_.line)) {
      solution_.verdict = Verdict::open;  // a line that does not replay proves nothing
      solution_.line.clear();
    }
  }
  return true;
}

bool Solver::step(std::uint64_t nodes) {
  if (done_) return true;
  const std::uint64_t left = limits_.nodes > solution_.nodes ? limits_.nodes - solution_.nodes : 0;
  if (left == 0) return true;
  const auto outcome = deep_ ? quick_->step(std::min(nodes, left)) : search_->step(std::min(nodes, left));
  solution_.nodes = nodes_before_ + (deep_ ? quick_->nodes() : search_->nodes());
  solution_.memory = std::max(solution_.memory, bytes());
  switch (outcome) {
    case StagedSearch::Outcome::won: return finish(Verdict::won);
    case StagedSearch::Outcome::lost: return finish(Verdict::lost);
    case StagedSearch::Outcome::narrow: return done_ = !next_run();
    case StagedSearch::Outcome::hasty: past_haste_ = true; return done_ = !next_run();
    case StagedSearch::Outcome::full:
      if (positions_ == 1) return done_ = true;
      release();  // some of it may be what earlier positions needed
      positions_ = 1;
      restart();
      return false;
    case StagedSearch::Outcome::running: break;
  }
  return solution_.nodes >= limits_.nodes;
}

const Solution& Solver::solve(const State& position) {
  using Clock = std::chrono::steady_clock;
  const auto begin = Clock::now();
  const auto elapsed = [&] {
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
  };
  start(position);
  const bool timed = limits_.milliseconds != 0;
  while (!step(timed ? 1'000 : limits_.nodes))
    if (timed && elapsed() > static_cast<double>(limits_.milliseconds)) break;
  solution_.milliseconds = elapsed();
  return solution_;
}

bool wins(const AnyGame& game, const State& position, std::span<const Move> line) {
  Table table{game.info->classes, position};
  for (const Move move : line) {
    if (game.why_not(table.state(), move) != Why::ok) return false;
    game.play(table, move);
  }
  return game.won(table.state());
}

}  // namespace longwood
