#include "honest/seat.hpp"

#include <algorithm>

namespace longwood {

Seat::Seat(const PlayerView& view, const State& world)
    : game_{view.game()}, table_{view.game().info->classes, world}, known_{view.known()} {}

bool Seat::make(Move move) {
  const State before = table_.state();
  const auto mark = table_.mark();
  game_.play(table_, move);
  const auto edits = table_.since(mark);
  // after a single edit nothing was in sight on the way that is not in sight at its end
  const bool at_once = edits.size() == 1 && edits.front().kind != Edit::shuffle;
  const Known after =
      at_once ? known_ | cards_in_sight(game_, table_.state()) : follow(game_, before, edits, known_);
  const bool shuffled =
      std::ranges::any_of(edits, [](const Edit& edit) { return edit.kind == Edit::shuffle; });
  const bool shown = shuffled || after != known_;
  known_ = after;
  return shown;
}

bool Seat::play(Move move) {
  const bool shown = make(move);
  table_.forget();
  return shown;
}

}  // namespace longwood
