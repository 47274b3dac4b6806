#include "solve/solver.hpp"

#include <algorithm>
#include <bit>
#include <memory>
#include <type_traits>
#include <utility>

#include "solve/lines/shorten.hpp"
#include "solve/results/stopwatch.hpp"

namespace longwood {

namespace {

/// Engines that have reserved more bytes than this are recreated before the next position: allocating again
/// costs less than filling that memory did.
constexpr std::size_t most_kept = std::size_t{64} << 20;

}  // namespace

Solver::Solver(const AnyGame& game, const Limits& limits, const Switches& switches)
    : Solver{game, search_spec_for(*game.info), limits, switches} {}

Solver::Solver(const AnyGame& game, const SearchSpec& advice, const Limits& limits, const Switches& switches)
    : game_{game}, advice_{enabled(advice, switches)}, limits_{limits}, switches_{switches} {
  release();
}

/// Recreates the engines, which frees their memory.
void Solver::release() {
  engines_ = Engines::Owned{};
  owned<StratifiedBestFirst>() =
      std::make_unique<StratifiedBestFirst>(game_, advice_, switches_, limits_.memory);
  owned<DepthFirst>() = std::make_unique<DepthFirst>(game_, advice_, switches_, limits_.memory);
  positions_ = 0;
}

std::size_t Solver::bytes() const {
  return std::apply(
      [](const auto&... each) {
        return (std::size_t{0} + ... + (each != nullptr ? each->bytes() : std::size_t{0}));
      },
      engines_);
}

void Solver::limit_memory(std::size_t bytes) {
  limits_.memory = bytes;
  release();
}

void Solver::start(const State& position, std::span<const Run> runs) {
  root_ = position;
  runs_ = runs.empty() ? advice_.runs : runs;
  if (bytes() > std::min(most_kept, limits_.memory / 4)) release();
  ++positions_;
  restart();
}

void Solver::restart() {
  run_ = 0;
  heuristic_is_done_ = false;
  nodes_before_ = 0;
  done_ = out_of_memory_ = false;
  solution_ = {};
  found_.clear();
  owned<StratifiedBestFirst>()->forget();
  if (!start_run()) done_ = !next_run();
}

/// Begins a search from `how`; false if the position is not for this engine. The memory is shared: each
/// engine may reserve what the others have not.
bool Solver::begin(auto& engine, const auto&... how) {
  engine_ = &engine;
  engine.limit(limits_.memory - std::min(limits_.memory, bytes() - engine.bytes()));
  if constexpr (std::is_void_v<decltype(engine.start(how...))>) {
    engine.start(how...);
    return true;
  } else {
    return engine.start(how...);
  }
}

/// Begins the run that has come; false if the position is not for it.
bool Solver::start_run() {
  suits_ = 0;
  if (run().suits != 0) return start_suits();
  switch (run().engine) {
    case Engine::staged:
      return begin(*owned<StratifiedBestFirst>(), root_,
                   switches_.exploring ? run() : run().exploring(Run::never_explores));
    case Engine::depth_first: return begin(*owned<DepthFirst>(), root_, run());
    case Engine::columns: return start_columns();
    case Engine::rollouts: return start_rollouts();
    case Engine::unplaced: return start_model<UnplacedSearch>(advice_.unplaced);
    case Engine::placed: return start_model<PlacedSearch>(advice_.placed);
  }
  return false;
}

/// Begins a run of rollouts, unless the advice or the switches allow none from this position.
bool Solver::start_rollouts() {
  if (!switches_.rollouts || (advice_.rolls_out != nullptr && !advice_.rolls_out(root_))) return false;
  auto& engine = owned<NestedRollouts>();
  if (engine == nullptr)
    engine = std::make_unique<NestedRollouts>(game_, advice_, *owned<StratifiedBestFirst>(), limits_.memory);
  return begin(*engine, root_, run());
}

/// Begins a run in columns, if the game is played so.
bool Solver::start_columns() {
  const auto rules = advice_.columns != nullptr ? advice_.columns(root_) : std::nullopt;
  if (!rules) return false;
  auto& engine = owned<ColumnSearch>();
  if (engine == nullptr || engine->rules() != *rules)
    engine = std::make_unique<ColumnSearch>(*rules, limits_.memory,
                                            ColumnSearch::Use{.relaxed = switches_.dead_ends});
  return begin(*engine, root_, run().limit);
}

/// Begins a run on a model of the game, if it has one.
template <class Search>
bool Solver::start_model(const auto& rules_of) {
  const auto rules = rules_of != nullptr ? rules_of(root_) : std::nullopt;
  if (!rules) return false;
  auto& engine = owned<Search>();
  if (engine == nullptr) engine = std::make_unique<Search>(game_, limits_.memory, switches_.dead_ends);
  return begin(*engine, *rules, root_, run().limit);
}

/// Begins with the next suits of a run by suits; false if there are no more.
bool Solver::start_suits() {
  constexpr unsigned all = 15;
  do ++suits_;
  while (suits_ <= all && std::popcount(suits_) != run().suits);
  State left = root_;
  if (suits_ > all || advice_.prove.project_to_suits == nullptr ||
      !advice_.prove.project_to_suits(left, suits_))
    return false;
  return begin(*owned<StratifiedBestFirst>(), left, Run::unlimited(Engine::staged));
}

/// Begins the next run, if there is one; one with heuristic pruning only if a wider one might do better.
bool Solver::next_run() {
  do {
    nodes_before_ = solution_.nodes;
    do ++run_;
    while (run_ < runs_.size() && heuristic_is_done_ && run().heuristic_pruning);
    if (run_ >= runs_.size()) return false;
  } while (!start_run());
  return true;
}

/// Continues the engine of the run.
RunStatus Solver::advance(std::uint64_t nodes) {
  return std::visit(
      [&](auto* engine) {
        const RunStatus status = engine->step(nodes);
        solution_.nodes = nodes_before_ + engine->nodes();
        return status;
      },
      engine_);
}

/// The same for a run by suits. A win of some suits, or a search that takes too long, says nothing about the
/// position.
RunStatus Solver::advance_suits(std::uint64_t nodes) {
  const auto searched = [&] { return owned<StratifiedBestFirst>()->nodes(); };
  const std::uint64_t left = run().limit - std::min<std::uint64_t>(run().limit, searched());
  const RunStatus status = advance(std::min(nodes, left));
  const bool over = status == RunStatus::running ? searched() >= run().limit : status != RunStatus::lost;
  if (!over || status == RunStatus::out_of_memory) return status;
  nodes_before_ = solution_.nodes;
  return start_suits() ? RunStatus::running : RunStatus::incomplete;
}

bool Solver::finish(Verdict verdict) {
  done_ = true;
  solution_.verdict = verdict;
  solution_.engine = run().engine;
  if (verdict == Verdict::won) {
    found_ = std::visit([](const auto* engine) -> std::vector<Move> { return engine->line(); }, engine_);
    if (!wins(game_, root_, found_)) {
      solution_.verdict = Verdict::open;  // a line that does not replay proves nothing
      found_.clear();
    }
    solution_.found = found_.size();
  }
  return true;
}

const Solution& Solver::solution() {
  if (found_.empty()) return solution_;
  solution_.line = std::exchange(found_, {});
  if (solution_.engine != Engine::staged || solution_.line.size() > long_line ||
      passes_twice(game_, root_, solution_.line, switches_.classes))
    solution_.line = shortened(game_, advice_, root_, solution_.line, switches_.classes);
  return solution_;
}

bool Solver::step(std::uint64_t nodes, std::uint64_t budget) {
  const std::uint64_t left = budget - std::min(solution_.nodes, budget);
  return step(std::min(nodes, left)) || solution_.nodes >= budget;
}

bool Solver::step(std::uint64_t nodes) {
  if (done_) return true;
  const std::uint64_t left = limits_.nodes > solution_.nodes ? limits_.nodes - solution_.nodes : 0;
  if (left == 0) return true;
  const std::uint64_t most = std::min(nodes, left);
  const RunStatus status = run().suits == 0 ? advance(most) : advance_suits(most);
  solution_.memory = std::max(solution_.memory, bytes());
  switch (status) {
    case RunStatus::won: return finish(Verdict::won);
    case RunStatus::lost: return finish(Verdict::lost);
    case RunStatus::heuristic: heuristic_is_done_ = true; return done_ = !next_run();
    case RunStatus::incomplete: return done_ = !next_run();
    case RunStatus::out_of_memory:
      if (positions_ == 1) return done_ = out_of_memory_ = true;
      release();  // some of the memory may be what earlier positions needed
      positions_ = 1;
      restart();
      return false;
    case RunStatus::running: break;
  }
  return solution_.nodes >= limits_.nodes;
}

const Solution& Solver::solve(const State& position) {
  const Stopwatch watch;
  const ProcessorWatch spent;
  start(position);
  const bool timed = limits_.milliseconds != 0;
  while (!step(timed ? 1'000 : limits_.nodes))
    if (timed && watch.milliseconds() > static_cast<double>(limits_.milliseconds)) break;
  solution();
  solution_.milliseconds = spent.milliseconds();
  return solution_;
}

}  // namespace longwood
