#include "puzzle/choices.hpp"

#include <algorithm>

namespace longwood {

std::vector<ChoiceOfMove> distinct_choices(const AnyGame& game, const State& state) {
  MoveList moves;
  game.moves(state, moves);
  std::vector<ChoiceOfMove> choices;
  Table table{game.info->classes, state};
  for (const Move move : moves) {
    game.play(table, move);
    if (std::ranges::find(choices, table.key(), &ChoiceOfMove::key) == choices.end())
      choices.push_back({move, table.state(), table.key()});
    table.undo_to(0);
  }
  return choices;
}

}  // namespace longwood
