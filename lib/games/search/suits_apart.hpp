#pragma once

#include <array>
#include <cstddef>

#include "core/rules.hpp"

namespace longwood::advice {

/// Lays a card on a pile of a position.
inline void lay_on(State& s, Pile pile, Card card) {
  s.under[card.id] = s.top[pile];
  s.top[pile] = card;
  ++s.size[pile];
}

/// Cards that were taken out of packets.
class TakenOut {
 public:
  void add(Card card) { cards_[count_++] = card; }
  [[nodiscard]] bool empty() const { return count_ == 0; }
  /// Lays those that continue a family of a suit on it, which rises or falls.
  void bring_home(State& s, Pile family, int suit, bool falls) {
    const Card top = s.top[family];
    const int step = falls ? -1 : 1, first = falls ? king : ace;
    int rank = top.none() ? first : top.rank() + step;
    for (Card card = take(rank, suit); !card.none(); card = take(rank += step, suit)) lay_on(s, family, card);
  }

 private:
  /// One of this rank and suit; none if there is none left.
  Card take(int rank, int suit) {
    for (std::size_t i = 0; i < count_; ++i) {
      const Card card = cards_[i];
      if (card.rank() != rank || card.suit() != suit) continue;
      cards_[i] = cards_[--count_];
      return card;
    }
    return {};
  }

  std::array<Card, max_cards> cards_;
  std::size_t count_ = 0;
};

/// Leaves the cards of these suits in a group of packets and brings all others home: each suit has two
/// families, which `family_of(suit, 0)` and `family_of(suit, 1)` name, and the second falls if `falling`.
/// False if the families cannot take them all.
///
/// Claim: if a position is won, so is what is left of it. The moves of these suits in a line that wins are
/// legal one after another, since a card that may be moved has no more cards on it here, and where it goes
/// the same card lies uppermost, or nothing where nothing lay. Premises: what is in hand is turned card by
/// card upon one talon, and no redeal is to come; cards are laid in their suit alone, one by one; and whether
/// a card may go to a vacancy does not depend on its suit or rank.
template <class FamilyOf>
bool project_to_suits(State& s, Group packets, unsigned suits, bool falling, const FamilyOf& family_of) {
  TakenOut taken_out;
  for (int i = 0; i < packets.count; ++i) {
    std::array<Card, max_cards> cards;
    const int n = s.cards(packets[i], cards);
    s.top[packets[i]] = {};
    s.size[packets[i]] = 0;
    for (int k = 0; k < n; ++k) {
      const Card card = cards[static_cast<std::size_t>(k)];
      (suits >> card.suit() & 1) != 0 ? lay_on(s, packets[i], card) : taken_out.add(card);
    }
  }
  for (int suit = 0; suit < 4; ++suit) {
    if ((suits >> suit & 1) != 0) continue;
    for (int twin = 0; twin < 2; ++twin)
      taken_out.bring_home(s, family_of(suit, twin), suit, falling && twin == 1);
  }
  return taken_out.empty();
}

}  // namespace longwood::advice
