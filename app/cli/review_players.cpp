#include "cli/review_players.hpp"

#include <atomic>
#include <set>

#include "honest/honest_game.hpp"
#include "session/hint.hpp"

namespace longwood::cli {

std::vector<Move> honest_line(const AnyGame& game, const ChosenRules& rules, std::uint64_t deal) {
  const std::atomic<bool> stop = false;
  return play_honestly(game, rules.options, deal, stop)->line;
}

std::vector<Move> greedy_line(const AnyGame& game, const ChosenRules& rules, std::uint64_t deal) {
  Table table = game.start(deal_by_number(game.info->packs_for(rules.options), deal), rules.options);
  std::set<Key> met{table.key()};
  std::vector<Move> line;
  while (!game.won(table.state())) {
    const auto ranked = rank_moves(game, table.state());
    const auto mark = table.mark();
    bool moved = false;
    for (const auto& [move, worth] : ranked) {
      game.play(table, move);
      moved = met.insert(table.key()).second;
      if (moved) {
        line.push_back(move);
        break;
      }
      table.undo_to(mark);
    }
    if (!moved) return line;
    table.forget();
  }
  return line;
}

}  // namespace longwood::cli
