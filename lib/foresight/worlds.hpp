#pragma once

#include <span>

#include "core/any_game.hpp"
#include "core/rng.hpp"
#include "session/knowledge.hpp"

namespace longwood {

class HiddenOrders;

/// Calls `visit(card, place)` for each card that the player does not know, pile by pile, from the exposed
/// card of each. Places are numbered by piles and from the base of each.
template <class Visit>
void for_each_hidden(const AnyGame& game, const State& state, const Known& known, Visit visit) {
  for (int i = 0; i < game.info->piles(); ++i) {
    const auto pile = static_cast<std::size_t>(i);
    Card card = state.top[pile];
    for (int depth = 0; depth < state.size[pile]; ++depth, card = state.under[card.id])
      if (!known[card.id]) visit(card, i * max_cards + state.size[pile] - depth);
  }
}

/// The position with its unknown cards shuffled among their places and with new future shuffles: a random
/// sample of everything consistent with what the player knows. With `orders`, an order of them is as likely
/// as that says, otherwise as every other. Depends only on what the player knows.
State sample_unknown(const AnyGame& game, const State& state, const Known& known, Rng& rng,
                     const HiddenOrders* orders = nullptr);

/// The position with its unknown cards in this order, pile by pile, from the base of each.
State with_unknown(const AnyGame& game, const State& state, const Known& known, std::span<const Card> order);

/// The position with its unknown cards sorted by face and without the deal's number: the same for all
/// positions that look alike to the player.
State unknown_in_order(const AnyGame& game, const State& state, const Known& known);

/// The position with two of its cards in each other's place.
State with_exchanged(const AnyGame& game, const State& state, Card one, Card other);

}  // namespace longwood
