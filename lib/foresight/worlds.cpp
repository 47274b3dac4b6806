#include "foresight/worlds.hpp"

#include <algorithm>
#include <span>

#include "foresight/hidden_orders.hpp"

namespace longwood {
namespace {

using AllCards = std::array<Card, max_cards>;

/// The same position with these cards in its piles, in the order of piles and from the base of each.
State with_cards(const AnyGame& game, const State& state, const AllCards& cards) {
  State result = state;
  std::size_t next = 0;
  for (int i = 0; i < game.info->piles(); ++i) {
    const auto pile = static_cast<std::size_t>(i);
    Card below{};
    for (int n = state.size[pile]; n-- > 0; below = cards[next++]) result.under[cards[next].id] = below;
    result.top[pile] = below;
  }
  return result;
}

/// The cards of a position in the order in which `with_cards` takes them; how many they are.
std::size_t cards_of(const AnyGame& game, const State& state, AllCards& cards) {
  std::size_t count = 0;
  for (int i = 0; i < game.info->piles(); ++i) {
    AllCards pile;
    const int size = state.cards(static_cast<Pile>(i), pile);
    for (int n = 0; n < size; ++n) cards[count++] = pile[static_cast<std::size_t>(n)];
  }
  return count;
}

/// The position with its unknown cards in the order in which `arrange` leaves them, which are given to it in
/// the order of their faces: how they really lie must not tell.
template <class Arrange>
State rearranged(const AnyGame& game, const State& state, const Known& known, Arrange arrange) {
  AllCards cards, unknown;
  const std::size_t count = cards_of(game, state, cards);
  std::size_t hidden = 0;
  const auto is_unknown = [&](Card card) { return !known[card.id]; };
  for (std::size_t i = 0; i < count; ++i)
    if (is_unknown(cards[i])) unknown[hidden++] = cards[i];
  const auto list = std::span{unknown}.first(hidden);
  std::ranges::sort(list, {}, &Card::id);
  arrange(list);
  std::size_t next = 0;
  for (std::size_t i = 0; i < count; ++i)
    if (is_unknown(cards[i])) cards[i] = unknown[next++];
  return with_cards(game, state, cards);
}

}  // namespace

State sample_unknown(const AnyGame& game, const State& state, const Known& known, Rng& rng,
                     const HiddenOrders* orders) {
  State sample = rearranged(game, state, known, [&](std::span<Card> cards) {
    if (orders != nullptr)
      std::ranges::copy(orders->draw(rng), cards.begin());
    else
      rng.shuffle(cards);
  });
  sample.number = rng.next();
  return sample;
}

State with_unknown(const AnyGame& game, const State& state, const Known& known, std::span<const Card> order) {
  return rearranged(game, state, known,
                    [&](std::span<Card> cards) { std::ranges::copy(order, cards.begin()); });
}

State unknown_in_order(const AnyGame& game, const State& state, const Known& known) {
  State view = rearranged(game, state, known, [](std::span<Card> /*cards*/) {});
  view.number = 0;
  return view;
}

State with_exchanged(const AnyGame& game, const State& state, Card one, Card other) {
  AllCards cards;
  const std::size_t count = cards_of(game, state, cards);
  const auto all = std::span{cards}.first(count);
  std::iter_swap(std::ranges::find(all, one), std::ranges::find(all, other));
  return with_cards(game, state, cards);
}

}  // namespace longwood
