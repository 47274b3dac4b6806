#include "cli/all_boards.hpp"

#include "generated/games/boards.hpp"
#include "generated/games/list.hpp"

namespace longwood::cli {
namespace {

template <Game G>
consteval const BoardPlan* checked_board() {
  static_assert(shows_each_pile_once(G::info, board_of<G>.spots),
                "board.hpp: every pile of facts.hpp has one spot on the board, and only one");
  return &board_of<G>;
}

}  // namespace

const BoardPlan& board_plan(const GameInfo& game) {
  static constexpr BoardPlan none;
  const BoardPlan* plan = &none;
  for_each_game(Games{}, [&]<Game G> {
    if (game.id == G::info.id) plan = checked_board<G>();
  });
  return *plan;
}

}  // namespace longwood::cli
