#include "core/view.hpp"

#include <algorithm>

namespace longwood {

std::vector<Card> visible_cards(const AnyGame& game, const State& state, Pile pile) {
  std::array<Card, max_cards> cards;
  const int size = state.cards(pile, cards);
  std::fill_n(cards.begin(), size - game.shown(state, pile), Card{});
  return {cards.begin(), cards.begin() + size};
}

}  // namespace longwood
