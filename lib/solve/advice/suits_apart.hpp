#pragma once

#include <array>
#include <cstdint>

#include "core/rules.hpp"

namespace longwood::advice {

/// Lays a card on a pile of a position.
inline void lay_on(State& s, Pile pile, Card card) {
  s.under[card.id] = s.top[pile];
  s.top[pile] = card;
  ++s.size[pile];
}

/// Leaves the cards of these suits in a group of packets and takes all others out, as if they were home: each
/// suit has two families, which `family_of(suit, 0)` and `family_of(suit, 1)` name, and the second falls if
/// `falling`.
///
/// Claim: if a position is won, so is what is left of it. The moves of these suits in a line that wins are
/// legal one after another, since a card that may be moved has no more cards on it here, and where it goes
/// the same card lies uppermost. Premises: nothing is in hand and no redeal is to come; cards are laid in
/// their suit alone, one by one; and vacancies are not filled.
template <class FamilyOf>
void keep_suits(State& s, Group packets, unsigned suits, bool falling, const FamilyOf& family_of) {
  for (int i = 0; i < packets.count; ++i) {
    std::array<Card, max_cards> cards;
    const int n = s.cards(packets[i], cards);
    s.top[packets[i]] = {};
    s.size[packets[i]] = 0;
    for (int k = 0; k < n; ++k) {
      const Card card = cards[static_cast<std::size_t>(k)];
      if ((suits >> card.suit() & 1) != 0) lay_on(s, packets[i], card);
    }
  }
  for (int suit = 0; suit < 4; ++suit) {
    if ((suits >> suit & 1) != 0) continue;
    for (int twin = 0; twin < 2; ++twin) {
      const Pile family = family_of(suit, twin);
      s.top[family] = {};
      s.size[family] = 0;
      for (int n = ace; n <= king; ++n)
        lay_on(s, family, Card::of(falling && twin == 1 ? king + 1 - n : n, suit, twin));
    }
  }
}

}  // namespace longwood::advice
