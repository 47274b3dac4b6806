#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "core/all_games.hpp"
#include "games/playout.hpp"
#include "solve/solver.hpp"
#include "wasm/export.hpp"

/// What tests and benchmarks call. Games are named by their place in the chooser; a number that names none
/// traps. 64-bit numbers are BigInts in JavaScript.

namespace {

using namespace longwood;

const AnyGame& game_at(std::uint32_t index) {
  if (index >= all_games().size()) __builtin_trap();
  return all_games()[index];
}

/// What the live verdict may spend; as in app/cli/foresight.cpp, except for the time, which is the caller's
/// to watch.
constexpr Limits live{.nodes = 5'000'000, .memory = std::size_t{512} << 20};

/// The one search of this module: a worker asks about one position after another.
struct Search {
  Solver solver;
  std::uint32_t game;
  bool done;
};
std::optional<Search> search;

Search& begun_search() {
  if (!search) __builtin_trap();
  return *search;
}

}  // namespace

/// How many games there are.
LONGWOOD_EXPORT(games) std::uint32_t games() { return static_cast<std::uint32_t>(all_games().size()); }

/// The address of a game's id in memory; it is `game_id_size` bytes long.
LONGWOOD_EXPORT(game_id) const char* game_id(std::uint32_t index) { return game_at(index).info->id.data(); }

LONGWOOD_EXPORT(game_id_size) std::uint32_t game_id_size(std::uint32_t index) {
  return static_cast<std::uint32_t>(game_at(index).info->id.size());
}

/// The game's signature: equal to that of every other build, or one of the two plays wrongly.
LONGWOOD_EXPORT(game_signature) std::uint64_t game_signature(std::uint32_t index) {
  return signature(game_at(index));
}

/// For measuring speed: the positions in the trees of the game's fixed walks (`walks_of`).
LONGWOOD_EXPORT(walk_nodes) std::uint64_t walk_nodes(std::uint32_t index) {
  const AnyGame& game = game_at(index);
  static std::uint32_t found_for = ~0U;
  static std::vector<WalkFrom> walks;
  if (std::exchange(found_for, index) != index) walks = walks_of(game);
  std::uint64_t nodes = 0;
  for (const WalkFrom& from : walks) {
    Table table = walk_start(game, from);
    nodes += walk(game, table, from.depth).nodes;
  }
  return nodes;
}

/// Begins to decide a position: the deal after `plies` random moves, or fewer if the game is over before.
/// Returns how many were played. Whatever was searched before is dropped.
LONGWOOD_EXPORT(solve_begin)
std::uint32_t solve_begin(std::uint32_t index, std::uint64_t deal, std::uint32_t plies, std::uint64_t seed) {
  const AnyGame& game = game_at(index);
  Table table = game.start(deal_by_number(game.info->packs, deal), game.info->sets.front());
  Rng rng{seed, 3000};
  std::uint32_t played = 0;
  while (played < plies && play_at_random(game, table, rng)) ++played;
  // another search of the same game uses the buffers again
  if (!search || search->game != index) search.emplace(Solver{game, live}, index, false);
  search->done = false;
  search->solver.start(table.state());
  return played;
}

/// Searches about `nodes` more positions; 1 when the answer is final or the limits are reached, else 0.
LONGWOOD_EXPORT(solve_step) std::uint32_t solve_step(std::uint32_t nodes) {
  Search& now = begun_search();
  if (!now.done) now.done = now.solver.step(nodes);
  return now.done ? 1 : 0;
}

/// The verdict so far: 0 open, 1 won, 2 lost.
LONGWOOD_EXPORT(solve_verdict) std::uint32_t solve_verdict() {
  return static_cast<std::uint32_t>(begun_search().solver.verdict());
}

/// Positions reached so far.
LONGWOOD_EXPORT(solve_nodes) std::uint64_t solve_nodes() { return begun_search().solver.nodes(); }

/// The moves of the line that wins; 0 if none was found.
LONGWOOD_EXPORT(solve_length) std::uint32_t solve_length() {
  return static_cast<std::uint32_t>(begun_search().solver.solution().line.size());
}
