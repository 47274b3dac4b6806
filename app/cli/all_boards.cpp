#include "cli/all_boards.hpp"

#include "generated/games/boards.hpp"
#include "generated/games/list.hpp"

namespace longwood::cli {
const BoardPlan& board_plan(const GameInfo& game) {
  static constexpr BoardPlan none;
  return *for_game(Games{}, game.id, &none, []<Game G> { return &board_of<G>; });
}

}  // namespace longwood::cli
