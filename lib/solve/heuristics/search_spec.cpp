#include "solve/heuristics/search_spec.hpp"

namespace longwood {

const SearchSpec& search_spec_for(const GameInfo& game) {
  static constexpr SearchSpec none;
  return game.search != nullptr ? *game.search : none;
}

SearchSpec enabled(SearchSpec advice, const Switches& switches) {
  if (!switches.safe_moves) advice.prune.safe = nullptr;
  if (!switches.pruning) {
    advice.prune.dominated = nullptr;
    advice.prune.canonical_order.reset();
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
  if (!switches.pruning || !switches.classes) {
    advice.prune.irrelevant = nullptr;
    advice.prune.key = nullptr;
  }
  return advice;
}

}  // namespace longwood
