#include "session/dead_end.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "session/knowledge.hpp"
#include "session/tell.hpp"

namespace longwood {
namespace {

/// Positions looked at before a look is given up, since one is taken after every move of a game.
constexpr std::size_t most_positions = 400;

/// Follows every move, depth first.
class DeadEndSearch {
 public:
  DeadEndSearch(const AnyGame& game, const State& state)
      : game_{game},
        table_{game.info->classes, state},
        seen_{cards_in_sight(game, state)},
        home_{cards_home(*game.info, state)} {}

  /// Whether all positions from here on were seen, and none has more cards home.
  bool finds_nothing() {
    if (std::ranges::find(met_, table_.key()) != met_.end()) return true;
    if (met_.size() == most_positions) return false;
    met_.push_back(table_.key());
    MoveList moves;
    game_.moves(table_.state(), moves);
    if (std::ranges::any_of(moves,
                            [&](Move move) { return brings_home(*game_.info, move) && is_higher(move); }))
      return false;
    return std::ranges::all_of(moves, [&](Move move) { return leads_nowhere(move); });
  }

 private:
  /// Whether a play makes more cards home than there were at first.
  bool is_higher(Move move) const {
    return !is_home(*game_.info, move.from) && cards_home(*game_.info, table_.state()) >= home_;
  }
  bool leads_nowhere(Move move) {
    const auto mark = table_.mark();
    game_.play(table_, move);
    const bool nothing = !tells_more(mark) && cards_home(*game_.info, table_.state()) <= home_ &&
                         !game_.won(table_.state()) && finds_nothing();
    table_.undo_to(mark);
    return nothing;
  }
  /// Whether what was done since shuffled cards or brought others into sight: what follows nobody knows yet.
  bool tells_more(Table::Mark mark) const {
    return std::ranges::any_of(table_.since(mark),
                               [](const Edit& edit) { return edit.kind == Edit::shuffle; }) ||
           (cards_in_sight(game_, table_.state()) & ~seen_).any();
  }

  const AnyGame& game_;
  Table table_;
  Known seen_;
  int home_;
  std::vector<Key> met_;
};

}  // namespace

bool nothing_comes_home(const AnyGame& game, const State& state) {
  MoveList moves;
  game.moves(state, moves);
  return !moves.empty() && !game.won(state) && DeadEndSearch{game, state}.finds_nothing();
}

}  // namespace longwood
