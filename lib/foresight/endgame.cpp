#include "foresight/endgame.hpp"

#include "session/tell.hpp"
#include "solve/heuristics/search_spec.hpp"
#include "solve/memory/key_set.hpp"

namespace longwood {
namespace {

/// Positions tried before `plays_to_the_end` gives up, since it is asked after every move of a game.
constexpr int most_positions = 2000;

/// Follows plays home, depth first in the game's order.
class Finisher {
 public:
  Finisher(const AnyGame& game, const State& state) : game_{game}, table_{game.info->classes, state} {}

  bool run() {
    if (game_.won(table_.state())) return true;
    if (++tried_ > most_positions || !seen_.insert(table_.key())) return false;
    MoveList moves;
    game_.moves(table_.state(), moves);
    for (const Move move : moves) {
      if (!brings_home(*game_.info, move)) continue;
      const auto mark = table_.mark();
      game_.play(table_, move);
      line_.push_back(move);
      if (run()) return true;
      line_.pop_back();
      table_.undo_to(mark);
    }
    return false;
  }

  [[nodiscard]] const std::vector<Move>& line() const { return line_; }

 private:
  const AnyGame& game_;
  Table table_;
  KeySet seen_;
  std::vector<Move> line_;
  int tried_ = 0;
};

}  // namespace

std::vector<Move> safe_plays(const AnyGame& game, const State& state) {
  const SearchSpec& advice = search_spec_for(*game.info);
  std::vector<Move> plays;
  Table table{game.info->classes, state};
  const Known seen = cards_in_sight(game, state);
  for (;;) {
    const auto move = safe_move(game, advice, table.state());
    if (!move || !brings_home(*game.info, *move)) break;
    plays.push_back(*move);
    game.play(table, *move);
    // plays that a newly visible card allows must not be shown before the player has seen it
    if ((cards_in_sight(game, table.state()) & ~seen).any()) break;
  }
  return plays;
}

std::vector<Move> plays_to_the_end(const AnyGame& game, const State& state) {
  Finisher finisher{game, state};
  return finisher.run() ? finisher.line() : std::vector<Move>{};
}

std::vector<Move> winning_plays(const AnyGame& game, const State& state, const Known& known) {
  if (game.won(state) || unknown_cards(game, state, known) > 0) return {};
  return plays_to_the_end(game, state);
}

}  // namespace longwood
