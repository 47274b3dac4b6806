#pragma once

#include <array>
#include <cstddef>

#include "core/rules.hpp"

namespace longwood::advice {

/// How far a family that rises and one that falls have come in each suit, copied from a position so as to be
/// played on without its rules.
class FamiliesReached {
 public:
  /// Whether cards may be exchanged where two families meet. Every card of the suit can then be played there:
  /// the families move to the rank that it wants.
  enum class Exchange : bool { off, on };

  explicit FamiliesReached(Exchange exchange) : exchange_{exchange == Exchange::on} {}

  /// Begins with the uppermost cards of the two families of a suit; none where a family is not begun.
  void begin(std::size_t suit, Card rising, Card falling) {
    up_[suit] = rising.none() ? 0 : rising.rank();
    down_[suit] = falling.none() ? king + 1 : falling.rank();
    want(suit);
  }

  [[nodiscard]] bool wants(Card card) const { return (wanted_ >> card.kind() & 1) != 0; }

  /// Takes a card if a family wants it, the rising one where both would.
  bool take(Card card) {
    if (!wants(card)) return false;
    const auto suit = static_cast<std::size_t>(card.suit());
    if (exchange_ && meet(suit))
      up_[suit] = down_[suit] = card.rank();
    else if (card.rank() == up_[suit] + 1)
      ++up_[suit];
    else
      --down_[suit];
    want(suit);
    return true;
  }

 private:
  [[nodiscard]] bool meet(std::size_t suit) const { return up_[suit] + 1 == down_[suit]; }

  void want(std::size_t suit) {
    wanted_ &= ~(suit_of_spades << suit);
    if (exchange_ && meet(suit)) {
      wanted_ |= suit_of_spades << suit;
      return;
    }
    if (up_[suit] < king) wanted_ |= kind_of(up_[suit] + 1, suit);
    if (down_[suit] > ace) wanted_ |= kind_of(down_[suit] - 1, suit);
  }
  static Kinds kind_of(int rank, std::size_t suit) { return (Kinds{1} << 4 * (rank - 1)) << suit; }

  bool exchange_;
  std::array<int, 4> up_{}, down_{};
  Kinds wanted_ = 0;  ///< what the families take next
};

}  // namespace longwood::advice
