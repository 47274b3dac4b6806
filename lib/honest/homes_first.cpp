#include "honest/homes_first.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "session/tell.hpp"

namespace longwood {
namespace {

/// Positions searched after the plays home, and redeals that are looked at: this is done before a hint is
/// shown.
constexpr std::uint64_t most_searched = 10'000;
constexpr int most_redeals = 4;

/// Plays cards home until none can go; the moves.
std::vector<Move> play_home(const AnyGame& game, Table& table) {
  std::vector<Move> played;
  for (;;) {
    MoveList moves;
    game.moves(table.state(), moves);
    const auto next = std::ranges::find_if(moves, [&](Move move) { return brings_home(*game.info, move); });
    if (next == moves.end()) return played;
    game.play(table, *next);
    played.push_back(*next);
  }
}

}  // namespace

std::vector<Move> homes_first(const AnyGame& game, Solver& solver, const State& position,
                              std::vector<Move> line) {
  Table table{game.info->classes, position};
  int redeals = 0;
  for (std::size_t at = 0; at < line.size() && redeals < most_redeals; ++at) {
    if (line[at].act == Act::redeal) {
      ++redeals;
      const auto mark = table.mark();
      auto first = play_home(game, table);
      if (!first.empty()) {
        solver.start(table.state());
        while (!solver.step(most_searched, most_searched)) continue;
        if (solver.verdict() == Verdict::won) {
          line.resize(at);
          std::ranges::move(first, std::back_inserter(line));
          std::ranges::copy(solver.solution().line, std::back_inserter(line));
        }
      }
      table.undo_to(mark);
    }
    game.play(table, line[at]);
  }
  return line;
}

}  // namespace longwood
