#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <benchmark/benchmark.h>

#include "core/all_games.hpp"
#include "games/playout.hpp"

/// Speed of the rules, game by game. Every figure is items per second of one core
/// (docs/contribute/performance.md).
namespace longwood {
namespace {

/// A table in the middle of a game, and how deep its tree is walked.
struct Walked {
  Table table;
  int depth;
};

std::vector<Walked> samples_of(const AnyGame& game) {
  static std::map<std::string_view, std::vector<WalkFrom>> walks;  // finding them takes longer than a run
  const auto [found, is_new] = walks.try_emplace(game.info->id);
  if (is_new) found->second = walks_of(game);
  std::vector<Walked> samples;
  for (const WalkFrom& from : found->second) samples.push_back({walk_start(game, from), from.depth});
  return samples;
}

MoveList moves_of(const AnyGame& game, const State& state) {
  MoveList moves;
  game.moves(state, moves);
  return moves;
}

/// As `walk`, but the moves of the last positions are generated too.
std::uint64_t walk_and_list(const AnyGame& game, Table& table, int depth) {
  std::uint64_t nodes = 1;
  const MoveList moves = moves_of(game, table.state());
  benchmark::DoNotOptimize(moves.size());
  if (depth == 0) return nodes;
  for (const Move move : moves) {
    const auto mark = table.mark();
    game.play(table, move);
    nodes += walk_and_list(game, table, depth - 1);
    table.undo_to(mark);
  }
  return nodes;
}

/// Runs `work(game, sample)`, which returns how many items it did, over all samples of the game.
template <class Work>
void measure(const AnyGame& game, std::string_view name, const Work& work) {
  const auto run = [&game, work](benchmark::State& state) {
    auto samples = samples_of(game);
    if (samples.empty()) return state.SkipWithError("its moves do not branch");
    std::uint64_t items = 0;
    for (auto _ : state)
      for (Walked& sample : samples) items += static_cast<std::uint64_t>(work(game, sample));
    state.SetItemsProcessed(static_cast<std::int64_t>(items));
  };
  const std::string title = std::string{name} + "/" + std::string{game.info->id};
  benchmark::RegisterBenchmark(title.c_str(), run);
}

void measure_all(const AnyGame& game) {
  measure(game, "walk", [](const AnyGame& g, Walked& at) { return walk(g, at.table, at.depth).nodes; });
  measure(game, "walk_and_list",
          [](const AnyGame& g, Walked& at) { return walk_and_list(g, at.table, at.depth); });
  measure(game, "moves", [](const AnyGame& g, Walked& at) {
    benchmark::DoNotOptimize(moves_of(g, at.table.state()).size());
    return 1;
  });
  measure(game, "play_undo", [](const AnyGame& g, Walked& at) {
    const MoveList moves = moves_of(g, at.table.state());
    constexpr int rounds = 100;  // enough that generating does not count
    for (int round = 0; round < rounds; ++round)
      for (const Move move : moves) {
        const auto mark = at.table.mark();
        g.play(at.table, move);
        benchmark::DoNotOptimize(at.table.key());
        at.table.undo_to(mark);
      }
    return rounds * moves.size();
  });
  measure(game, "start", [deal = deal_by_number(game.info->packs, 1)](const AnyGame& g, Walked&) {
    benchmark::DoNotOptimize(g.start(deal, g.info->sets.front()).key());
    return 1;
  });
  measure(game, "copy_state", [](const AnyGame&, Walked& at) {
    State copy = at.table.state();
    benchmark::DoNotOptimize(copy);
    return 1;
  });
  measure(game, "recomputed_key", [](const AnyGame&, Walked& at) {
    benchmark::DoNotOptimize(at.table.recomputed_key());
    return 1;
  });
}

const bool registered = [] {
  for (const AnyGame& game : all_games()) measure_all(game);
  return true;
}();

}  // namespace
}  // namespace longwood
