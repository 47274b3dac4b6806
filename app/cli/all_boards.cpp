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
  return *for_game(Games{}, game.id, &none, []<Game G> { return checked_board<G>(); });
}

}  // namespace longwood::cli
