#pragma once

#include <array>
#include <cstddef>

#include "core/rules.hpp"

namespace longwood::advice {

/// How far a family that rises and one that falls have come in each suit: the ranks of their uppermost cards,
/// 0 and one above the king where they are not begun.
struct FamiliesReached {
  std::array<int, 4> up{}, down{};

  /// By the uppermost cards of the two families of a suit; none where one is not begun.
  void set(std::size_t suit, Card rising, Card falling) {
    up[suit] = rising.none() ? 0 : rising.rank();
    down[suit] = falling.none() ? king + 1 : falling.rank();
  }
  [[nodiscard]] bool meet(std::size_t suit) const { return up[suit] + 1 == down[suit]; }
};

/// Cards that are not home when a position has been played on without holding anything back.
struct LeftAfterPlayout {
  int after_deal = 0;  ///< when all is dealt and nothing more can be played
  int at_end = 0;      ///< the same in the last deal
};

/// Families in a greedy playout, without the rules of their game.
class FamiliesPlayout {
 public:
  /// Whether cards may be exchanged where two families meet. Every card of the suit can then be played there:
  /// the families move to the rank that it wants.
  enum class Exchange : bool { off, on };

  explicit FamiliesPlayout(Exchange exchange) : exchange_{exchange == Exchange::on} {}

  /// Begins with the uppermost cards of the two families of a suit; none where one is not begun.
  void begin(std::size_t suit, Card rising, Card falling) {
    reached_.set(suit, rising, falling);
    want(suit);
  }

  [[nodiscard]] bool wants(Card card) const { return (wanted_ >> card.kind() & 1) != 0; }
  [[nodiscard]] Kinds wanted() const { return wanted_; }
  /// Whether a card continues the rising or the falling family of its suit.
  [[nodiscard]] bool rises(Card card) const { return card.rank() == reached_.up[suit_of(card)] + 1; }
  [[nodiscard]] bool falls(Card card) const { return card.rank() == reached_.down[suit_of(card)] - 1; }

  /// Takes a card if a family wants it, the rising one where both would.
  bool take(Card card) {
    if (!wants(card)) return false;
    const std::size_t suit = suit_of(card);
    auto& [up, down] = reached_;
    if (exchange_ && reached_.meet(suit))
      up[suit] = down[suit] = card.rank();
    else if (card.rank() == up[suit] + 1)
      ++up[suit];
    else
      --down[suit];
    want(suit);
    return true;
  }

 private:
  static std::size_t suit_of(Card card) { return static_cast<std::size_t>(card.suit()); }
  void want(std::size_t suit) {
    wanted_ &= ~(suit_of_spades << suit);
    if (exchange_ && reached_.meet(suit)) {
      wanted_ |= suit_of_spades << suit;
      return;
    }
    if (reached_.up[suit] < king) wanted_ |= kind_of(reached_.up[suit] + 1, suit);
    if (reached_.down[suit] > ace) wanted_ |= kind_of(reached_.down[suit] - 1, suit);
  }
  static Kinds kind_of(int rank, std::size_t suit) { return (Kinds{1} << 4 * (rank - 1)) << suit; }

  bool exchange_;
  FamiliesReached reached_;
  Kinds wanted_ = 0;  ///< what they take next
};

}  // namespace longwood::advice
