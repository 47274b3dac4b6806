#include "honest/observed_game.hpp"

#include <algorithm>

#include "foresight/worlds.hpp"

namespace longwood {

bool ObservedGame::make(Move move) {
  const auto mark = table_.mark();
  const ShownCards shown_before = game_->shown_cards(table_.state());
  game_->play(table_, move);
  const auto edits = table_.since(mark);
  const bool shuffled =
      std::ranges::any_of(edits, [](const Edit& edit) { return edit.kind == Edit::shuffle; });
  if (shuffled) {
    known_ = follow(*game_, table_.state_at(mark), edits, known_);
    return true;
  }
  Known after = known_ | newly_in_sight(*game_, table_.state(), edits, shown_before);
  // after a single edit nothing was in sight on the way that is not in sight at its end
  if (edits.size() > 1) after |= seen_on_the_way(move, mark, shown_before);
  const bool shown = after != known_;
  if (shown && orders_) see(table_.state_at(mark), after);
  known_ = after;
  return shown;
}

/// Keeps the orders of the unknown cards that agree with what is known after a move.
void ObservedGame::see(const State& before, const Known& known) {
  for_each_hidden(*game_, before, known_, [&](Card card, int place) {
    if (known[card.id] && orders_) orders_ = orders_->given(place, card);
  });
}

/// What was in sight between the edits of the move just made: it is taken back step by step, and made again.
Known ObservedGame::seen_on_the_way(Move move, Table::Mark mark, const ShownCards& shown_before) {
  Known seen;
  for (auto step = table_.mark() - 1; step > mark; --step) {
    table_.undo_to(step);
    seen |= newly_in_sight(*game_, table_.state(), table_.since(mark), shown_before);
  }
  table_.undo_to(mark);
  game_->play(table_, move);
  return seen;
}

bool ObservedGame::play(Move move) {
  const bool shown = make(move);
  table_.forget();
  return shown;
}

}  // namespace longwood
