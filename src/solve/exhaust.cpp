#include "solve/exhaust.hpp"

#include <algorithm>
#include <array>
#include <chrono>

#include "solve/depth_first.hpp"
#include "solve/staged_search.hpp"

namespace longwood {

namespace {

/// All that an engine must be told which follows every line: one stage, and no order.
constexpr auto same_for_all = [](const State&) { return 0; };
constexpr std::array<std::uint32_t, 1> no_limit{0};
constexpr Advice no_advice{.stage = same_for_all,
                           .estimate = same_for_all,
                           .safe = nullptr,
                           .prune = nullptr,
                           .dead = nullptr,
                           .hasty = nullptr,
                           .widths = no_limit};

/// Runs an engine to its end or to the limits. Both engines have the same steps and outcomes.
template <class Search>
Solution run(Search& search, const Limits& limits) {
  using Clock = std::chrono::steady_clock;
  const auto begin = Clock::now();
  const auto elapsed = [&] {
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
  };
  using Outcome = StagedSearch::Outcome;
  auto outcome = Outcome::running;
  Solution solution;
  while (outcome == Outcome::running && search.nodes() < limits.nodes) {
    if (limits.milliseconds != 0 && elapsed() > static_cast<double>(limits.milliseconds)) break;
    outcome = search.step(std::min<std::uint64_t>(4096, limits.nodes - search.nodes()));
    solution.memory = std::max(solution.memory, search.bytes());
  }
  if (outcome == Outcome::won) {
    solution.verdict = Verdict::won;
    solution.line = search.line();
  } else if (outcome == Outcome::lost) {
    solution.verdict = Verdict::lost;
  }
  solution.nodes = search.nodes();
  solution.milliseconds = elapsed();
  return solution;
}

}  // namespace

Solution exhaust(const AnyGame& game, const State& position, const Limits& limits, Engine engine,
                 bool classes) {
  Switches switches = plain;
  switches.classes = classes;
  Solution solution;
  if (engine == Engine::staged) {
    StagedSearch search{game, no_advice, switches, limits.memory};
    search.start(position, 0);
    solution = run(search, limits);
  } else {
    DepthFirst search{game, nullptr, switches, limits.memory};
    search.start(position, limits.nodes);
    solution = run(search, limits);
  }
  solution.engine = engine;
  return solution;
}

}  // namespace longwood
