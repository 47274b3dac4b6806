#include "session/dead_end.hpp"

#include <algorithm>
#include <cstddef>
#include <unordered_set>
#include <vector>

#include "session/knowledge.hpp"
#include "session/tell.hpp"

namespace longwood {
namespace {

/// Positions looked at before a look is given up, since one is taken after every move of a game.
constexpr std::size_t most_positions = 2000;

struct HashOfKey {
  std::size_t operator()(const Key& key) const { return static_cast<std::size_t>(key.a); }
};

/// Whether these edits shuffled cards or brought others into sight than were seen: nobody knows yet what
/// follows then.
bool tells_more(const AnyGame& game, const Table& table, Table::Mark mark, const Known& seen) {
  return std::ranges::any_of(table.since(mark),
                             [](const Edit& edit) { return edit.kind == Edit::shuffle; }) ||
         (cards_in_sight(game, table.state()) & ~seen).any();
}

}  // namespace

bool nothing_comes_home(const AnyGame& game, const State& state, const Known& known) {
  const Known seen = known | cards_in_sight(game, state);
  const int home = cards_home(*game.info, state);
  Table table{game.info->classes, state};
  std::unordered_set<Key, HashOfKey> met{table.key()};
  std::vector<State> waiting{state};
  for (std::size_t i = 0; i < waiting.size(); ++i) {
    table.load(waiting[i]);
    MoveList moves;
    game.moves(table.state(), moves);
    if (moves.empty() && (i == 0 || game.won(table.state()))) return false;
    for (const Move move : moves) {
      const auto mark = table.mark();
      game.play(table, move);
      if (cards_home(*game.info, table.state()) > home || tells_more(game, table, mark, seen)) return false;
      if (met.insert(table.key()).second) {
        if (waiting.size() == most_positions) return false;
        waiting.push_back(table.state());
      }
      table.undo_to(mark);
    }
  }
  return true;
}

}  // namespace longwood
