#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/nestor/rules.hpp"

namespace longwood::nestor {

/// Takes the deal back card by card, in every way in which it may have gone: a card at the bottom of the
/// pack may have been sent there [2] if its column had one of its rank.
class Retaken {
 public:
  /// How many packs are dealt to this start. At most 15 cards can have been sent to the bottom at one place,
  /// so the buffer is large enough.
  static double shuffles(const State& start) {
    if (!chosen(start, Nestor::Columns::no_pairs) || start.total(Nestor::columns) != places ||
        start.size[Nestor::hand] != Nestor::reserve.count)
      return 1;
    return Retaken{start}.count(places - 1, Hand{most - 1 - Nestor::reserve.count, most});
  }

 private:
  static constexpr int rows = 6, places = rows * Nestor::columns.count, most = 1024;

  /// The ends of the pack in hand.
  struct Hand {
    int front, back;
  };

  explicit Retaken(const State& start) {
    std::array<Card, max_cards> cards;
    for (int column = 0; column < Nestor::columns.count; ++column) {
      start.cards(Nestor::columns[column], cards);
      for (int row = 0; row < rows; ++row) {
        const int rank = cards[static_cast<std::size_t>(row)].rank();
        ranks_[static_cast<std::size_t>(row * Nestor::columns.count + column)] =
            static_cast<std::uint8_t>(rank);
        for (int below = row + 1; below < rows; ++below)
          refused_[static_cast<std::size_t>(rank)] |= std::uint64_t{1}
                                                      << (below * Nestor::columns.count + column);
      }
    }
    start.cards(Nestor::hand, cards);  // from the bottom of the pack
    for (std::size_t i = 0; i < Nestor::reserve.count; ++i)
      hand_[most - 1 - i] = static_cast<std::uint8_t>(cards[i].rank());
    hand_[most - 1 - Nestor::reserve.count] = ranks_[places - 1];
  }

  /// The ways to take back what was dealt up to this place, whose card is in hand again.
  double count(int place, Hand hand) {
    double found = 1;
    const std::uint8_t last = hand_[static_cast<std::size_t>(hand.back - 1)];
    auto refused = refused_[last] & ((std::uint64_t{2} << place) - 1);
    while (refused != 0) {
      const int at = static_cast<int>(std::bit_width(refused)) - 1;
      refused ^= std::uint64_t{1} << at;
      while (place > at)
        hand_[static_cast<std::size_t>(--hand.front)] = ranks_[static_cast<std::size_t>(--place)];
      hand_[static_cast<std::size_t>(hand.front - 1)] = last;
      found += count(at, {hand.front - 1, hand.back - 1});
    }
    return found;
  }

  std::array<std::uint8_t, most> hand_{};
  std::array<std::uint8_t, places> ranks_{};       ///< row by row, as they were dealt
  std::array<std::uint64_t, king + 1> refused_{};  ///< the places whose column has this rank already
};

}  // namespace longwood::nestor
