#include <algorithm>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "core/all_games.hpp"
#include "games/playout.hpp"
#include "solve/optimal/shortest.hpp"
#include "solve/results/stopwatch.hpp"
#include "solve/solver.hpp"

/// What a verdict costs: `decide/GAME` over whole deals, `live/GAME` over positions in the midst of play as a
/// player meets them, `shortest/fortress`. One round each; the figures are the counters, in milliseconds.
namespace longwood {
namespace {

struct Sample {
  std::vector<double> milliseconds;
  double won = 0, lost = 0, open = 0, nodes = 0;

  void add(const Solution& solution, double time) {
    milliseconds.push_back(time);
    nodes += static_cast<double>(solution.nodes);
    (solution.verdict == Verdict::won ? won : solution.verdict == Verdict::lost ? lost : open) += 1;
  }

  void report(benchmark::State& state) {
    std::ranges::sort(milliseconds);
    const auto count = milliseconds.size();
    const auto quantile = [&](double q) {
      return milliseconds[static_cast<std::size_t>(q * static_cast<double>(count - 1))];
    };
    double sum = 0;
    for (const double time : milliseconds) sum += time;
    state.counters["deals"] = static_cast<double>(count);
    state.counters["won"] = won;
    state.counters["lost"] = lost;
    state.counters["open"] = open;
    state.counters["nodes"] = nodes / static_cast<double>(count);
    state.counters["mean_ms"] = sum / static_cast<double>(count);
    state.counters["median_ms"] = quantile(0.5);
    state.counters["p95_ms"] = quantile(0.95);
    state.counters["p99_ms"] = quantile(0.99);
    state.counters["max_ms"] = milliseconds.back();
  }
};

/// Deals from no. 0 on, twice as many again and again until they took some seconds: a number that small
/// differences between two programs do not change.
void decide(benchmark::State& state, const AnyGame& game) {
  for (auto round : state) {
    (void)round;
    Sample sample;
    Solver solver{game};
    const Stopwatch whole;
    for (std::uint64_t number = 0, end = 64; number < end; ++number) {
      const ProcessorWatch watch;
      const Table table = game.start(deal_by_number(game.info->packs, number), game.info->sets.front());
      const Solution& solution = solver.solve(table.state());
      sample.add(solution, watch.milliseconds());
      if (number + 1 == end && whole.milliseconds() < 5'000) end *= 2;
    }
    sample.report(state);
  }
}

/// Positions as a player meets them: some way along a line that wins, where there is one, and then one move
/// at random.
void live(benchmark::State& state, const AnyGame& game) {
  for (auto round : state) {
    (void)round;
    Sample sample;
    Solver guide{game, {.nodes = 300'000}}, solver{game, {.nodes = 5'000'000, .milliseconds = 1'000}};
    for (std::uint64_t number = 0; number < 200; ++number) {
      Table table = game.start(deal_by_number(game.info->packs, number), game.info->sets.front());
      const std::vector<Move> line = guide.solve(table.state()).line;
      Rng rng{number, 500};
      for (std::size_t i = 0, stop = rng.below(line.size() + 1); i < stop; ++i) game.play(table, line[i]);
      play_at_random(game, table, rng);
      const ProcessorWatch watch;
      const Solution& solution = solver.solve(table.state());
      sample.add(solution, watch.milliseconds());
    }
    sample.report(state);
  }
}

void find_shortest(benchmark::State& state, const AnyGame& game) {
  for (auto round : state) {
    (void)round;
    Sample sample;
    for (std::uint64_t number = 0; number < 1'000; ++number) {
      const Table table = game.start(deal_by_number(game.info->packs, number), game.info->sets.front());
      const ProcessorWatch watch;
      const Solution solution = shortest(game, table.state(), {});
      sample.add(solution, watch.milliseconds());
    }
    sample.report(state);
  }
}

const bool solving_registered = [] {
  for (const AnyGame& game : all_games()) {
    const std::string id{game.info->id};
    benchmark::RegisterBenchmark(("decide/" + id).c_str(), [&game](auto& state) {
      decide(state, game);
    })->Iterations(1);
    benchmark::RegisterBenchmark(("live/" + id).c_str(), [&game](auto& state) {
      live(state, game);
    })->Iterations(1);
    if (has_bound(*game.info))
      benchmark::RegisterBenchmark(("shortest/" + id).c_str(), [&game](auto& state) {
        find_shortest(state, game);
      })->Iterations(1);
  }
  return true;
}();

}  // namespace
}  // namespace longwood
