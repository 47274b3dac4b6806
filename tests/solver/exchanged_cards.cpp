#include "exchanged_cards.hpp"

#include <algorithm>

namespace longwood::test {
namespace {

template <class Relabel, class Place>
State rebuilt(const AnyGame& game, const State& s, Relabel relabel, Place place) {
  Table table{game.info->classes};
  table.prepare(s.number, s.option);
  std::array<Card, max_cards> cards;
  for (int pile = 0; pile < game.info->piles(); ++pile) {
    const int size = s.cards(static_cast<Pile>(pile), cards);
    for (int i = 0; i < size; ++i) table.put(place(pile), relabel(cards[static_cast<std::size_t>(i)]));
  }
  for (int i = 0; i < State::counters; ++i)
    table.set(static_cast<std::uint8_t>(i), s.counter[static_cast<std::size_t>(i)]);
  return table.state();
}

/// Whether each suit has a place of its own in the group.
bool by_suit(const PileGroup& group) {
  const std::string_view words = group.each.empty() ? group.words : group.each.front();
  return words.contains("{suit}");
}

}  // namespace

State permute_suits(const AnyGame& game, const State& state, const std::array<int, 4>& to) {
  const auto suit = [&](int from) { return to[static_cast<std::size_t>(from)]; };
  const auto place = [&](int pile) {
    for (const PileGroup& group : game.info->groups)
      if (group.piles.has(pile) && by_suit(group)) {
        // two families of a suit stand side by side
        const int alike = std::max(1, group.piles.count / 4), at = pile - group.piles.first;
        return group.piles[suit(at / alike) * alike + at % alike];
      }
    return static_cast<Pile>(pile);
  };
  return rebuilt(game, state, [&](Card c) { return Card::of(c.rank(), suit(c.suit()), c.twin()); }, place);
}

State exchange_twins(const AnyGame& game, const State& state) {
  return rebuilt(
      game, state, [](Card c) { return Card::of(c.rank(), c.suit(), 1 - c.twin()); },
      [](int pile) { return static_cast<Pile>(pile); });
}

}  // namespace longwood::test
