#include "solve/results/replay.hpp"

namespace longwood {

bool wins(const AnyGame& game, const State& position, std::span<const Move> line) {
  Table table{game.info->classes, position};
  for (const Move move : line) {
    if (game.why_not(table.state(), move) != Why::ok) return false;
    game.play(table, move);
  }
  return game.won(table.state());
}

}  // namespace longwood
