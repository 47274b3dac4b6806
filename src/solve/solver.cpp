#include "solve/solver.hpp"

#include <algorithm>
#include <chrono>

namespace longwood {

Solver::Solver(const AnyGame& game, const Limits& limits, const Switches& switches)
    : game_{game},
      advice_{advice_for(*game.info)},
      limits_{limits},
      search_{game, advice_, switches, limits.memory} {}

void Solver::start(const State& position) {
  root_ = position;
  run_ = 0;
  nodes_before_ = 0;
  done_ = false;
  solution_ = {};
  search_.start(root_, advice_.widths[0]);
}

bool Solver::next_run() {
  nodes_before_ += search_.nodes();
  if (++run_ >= advice_.widths.size()) return false;
  search_.start(root_, advice_.widths[run_]);
  return true;
}

bool Solver::finish(Verdict verdict) {
  done_ = true;
  solution_.verdict = verdict;
  if (verdict == Verdict::won) {
    solution_.line = search_.line();
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
  const auto outcome = search_.step(std::min(nodes, left));
  solution_.nodes = nodes_before_ + search_.nodes();
  solution_.memory = std::max(solution_.memory, search_.bytes());
  switch (outcome) {
    case StagedSearch::Outcome::won: return finish(Verdict::won);
    case StagedSearch::Outcome::lost: return finish(Verdict::lost);
    case StagedSearch::Outcome::narrow: return done_ = !next_run();
    case StagedSearch::Outcome::full: return done_ = true;
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
  while (!step(timed ? 20'000 : limits_.nodes))
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
