#include "solve/proofs/exhaustive_search.hpp"

#include <algorithm>

#include "solve/engines/depth_first.hpp"
#include "solve/engines/stratified_best_first.hpp"
#include "solve/heuristics/search_spec.hpp"
#include "solve/lines/shorten.hpp"
#include "solve/results/stopwatch.hpp"

namespace longwood {

namespace {

/// Runs an engine to its end or to the limits. Both engines have the same steps and outcomes.
template <class Search>
Solution run(const AnyGame& game, Search search, const State& position, const Limits& limits, Engine engine,
             bool classes) {
  const Stopwatch watch;
  const ProcessorWatch spent;
  Solution solution;
  solution.engine = engine;
  auto status = RunStatus::running;
  search.start(position, Run::unlimited(engine));
  while (status == RunStatus::running && search.nodes() < limits.nodes) {
    if (limits.milliseconds != 0 && watch.milliseconds() > static_cast<double>(limits.milliseconds)) break;
    status = search.step(std::min<std::uint64_t>(4096, limits.nodes - search.nodes()));
    solution.memory = std::max(solution.memory, search.bytes());
  }
  if (status == RunStatus::won) {
    solution.verdict = Verdict::won;
    solution.line = search.line();
    if (engine == Engine::depth_first || passes_twice(game, position, solution.line, classes))
      solution.line = shortened(game, SearchSpec{}, position, solution.line, classes);
  } else if (status == RunStatus::lost) {
    solution.verdict = Verdict::lost;
  }
  solution.nodes = search.nodes();
  solution.milliseconds = spent.milliseconds();
  return solution;
}

}  // namespace

Solution exhaustive_search(const AnyGame& game, const State& position, const Limits& limits, Engine engine,
                           bool classes) {
  Switches switches = plain;
  switches.classes = classes;
  return engine == Engine::staged
             ? run(game, StratifiedBestFirst{game, SearchSpec{}, switches, limits.memory}, position, limits,
                   engine, classes)
             : run(game, DepthFirst{game, SearchSpec{}, switches, limits.memory}, position, limits, engine,
                   classes);
}

}  // namespace longwood
