#include "solve/advice.hpp"

#include "generated/games/list.hpp"
#include "generated/solve/advice.hpp"
#include "solve/plain_advice.hpp"

namespace longwood {

namespace {

/// Whether a position can be left open only where a limit was reached: the last run leaves nothing out.
constexpr bool ends_without_width(const Advice* advice) {
  const Run& last = advice->runs.back();
  return last.limit == 0 && !last.heuristic_pruning;
}

template <Game... Gs>
constexpr bool end_without_width(GameList<Gs...>) {
  return ((advice_of<Gs> == nullptr || ends_without_width(advice_of<Gs>)) && ...);
}
static_assert(end_without_width(Games{}));

}  // namespace

const Advice& advice_for(const GameInfo& game) {
  static constexpr Advice none;
  return *for_game(Games{}, game.id, &none,
                   []<Game G> { return advice_of<G> != nullptr ? advice_of<G> : &PlainAdvice<G>::advice; });
}

Advice enabled(Advice advice, const Switches& switches) {
  if (!switches.safe_moves) advice.prune.safe = nullptr;
  if (!switches.pruning) {
    advice.prune.dominated = nullptr;
    advice.prune.binds = nullptr;
    advice.order.moves = nullptr;
    advice.macro_moves.reset();
    advice.only_shifts = nullptr;
  }
  if (!switches.pruning || !switches.safe_moves) {
    advice.columns = nullptr;
    advice.unplaced = nullptr;
    advice.placed = nullptr;
  }
  if (!switches.dead_ends) advice.prove = {};
  if (!switches.classes && advice.macro_moves)
    advice.macro_moves->irrelevant = [](const State&) { return std::uint64_t{0}; };
  return advice;
}

}  // namespace longwood
