#pragma once

#include <cstdint>
#include <span>

#include "games/playout.hpp"

/// Ways to walk from a position.
namespace longwood::test {

/// Plays up to this number of moves at random, as far as there are any.
inline void play_some_at_random(const AnyGame& game, Table& table, Rng& rng, std::uint64_t plies) {
  for (; plies > 0 && play_at_random(game, table, rng); --plies) {}
}

/// Plays a line of moves and calls `visit` before each of them.
template <class Visit>
void walk_line(const AnyGame& game, Table& table, std::span<const Move> line, const Visit& visit) {
  for (const Move move : line) {
    visit();
    game.play(table, move);
  }
}

}  // namespace longwood::test
