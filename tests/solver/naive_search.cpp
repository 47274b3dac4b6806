#include "naive_search.hpp"

#include <array>
#include <unordered_set>
#include <vector>

namespace longwood::test {

std::string spelled(const AnyGame& game, const State& s) {
  std::array<char, 2 * max_cards + max_piles + State::counters> text;
  std::size_t n = 0;
  for (std::size_t pile = 0; pile < static_cast<std::size_t>(game.info->piles()); ++pile) {
    for (Card card = s.top[pile]; !card.none(); card = s.under[card.id])
      text[n++] = static_cast<char>(card.kind());
    text[n++] = '\x7f';
  }
  for (const auto value : s.counter) text[n++] = static_cast<char>(value);
  return {text.data(), n};
}

std::optional<bool> naive_verdict(const AnyGame& game, const State& state, std::size_t most, Filter filter) {
  /// A position on the current line: its moves are the last of all, from `first` on.
  struct Level {
    Table::Mark mark;
    std::size_t first, next;
  };
  std::unordered_set<std::string> seen{spelled(game, state)};
  Table table{game.info->classes, state};
  std::vector<Level> levels;
  std::vector<Move> moves;
  const auto enter = [&] {
    MoveList list;
    game.moves(table.state(), list);
    levels.push_back({table.mark(), moves.size(), moves.size()});
    moves.insert(moves.end(), list.begin(), list.end());
  };
  if (game.won(state)) return true;
  for (enter(); !levels.empty();) {
    Level& level = levels.back();
    table.undo_to(level.mark);
    if (level.next == moves.size()) {
      moves.resize(level.first);
      levels.pop_back();
      continue;
    }
    const Move move = moves[level.next++];
    if (filter != nullptr && !filter(table.state(), move)) continue;
    game.play(table, move);
    if (!seen.insert(spelled(game, table.state())).second) continue;
    if (game.won(table.state())) return true;
    if (seen.size() > most) return {};
    enter();
  }
  return false;
}

}  // namespace longwood::test
