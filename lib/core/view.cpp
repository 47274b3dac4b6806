#include "core/view.hpp"

#include <algorithm>

namespace longwood {

std::vector<Card> visible_cards(const AnyGame& game, const State& state, Pile pile) {
  std::array<Card, max_cards> cards;
  const int size = state.cards(pile, cards);
  std::fill_n(cards.begin(), size - game.shown(state, pile), Card{});
  return {cards.begin(), cards.begin() + size};
}

Look may_look(const GameInfo& info, const RuleSet& set, Pile pile) {
  if (!info.inspectable.has(pile)) return Look::no;
  return set.may_look ? Look::by_rule : Look::as_aid;
}

}  // namespace longwood
