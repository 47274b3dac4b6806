#include <cstdint>

#include "games/all_games.hpp"
#include "games/playout.hpp"

/// What JavaScript may call. Games are named by their place in the chooser; a number that names none traps.
/// 64-bit numbers are BigInts there.
#define LONGWOOD_EXPORT(name) extern "C" __attribute__((export_name(#name), used))

namespace {

using namespace longwood;

const AnyGame& game_at(std::uint32_t index) {
  if (index >= all_games().size()) __builtin_trap();
  return all_games()[index];
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

/// For measuring speed: the positions in the tree of moves to this depth, from a deal after random plies.
LONGWOOD_EXPORT(walk_nodes)
std::uint64_t walk_nodes(std::uint32_t index, std::uint64_t deal, std::uint32_t plies, std::uint32_t depth) {
  const AnyGame& game = game_at(index);
  Table table = game.start(deal_by_number(game.info->packs, deal), game.info->sets.front());
  Rng rng{deal, 2000};  // as bench/bench.cpp plays them
  while (plies-- > 0 && play_at_random(game, table, rng)) {}
  return walk(game, table, static_cast<int>(depth)).nodes;
}
