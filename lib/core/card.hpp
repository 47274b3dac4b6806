#pragma once

#include <cstdint>

namespace longwood {

inline constexpr int ace = 1, knave = 11, queen = 12, king = 13;
inline constexpr int spades = 0, hearts = 1, diamonds = 2, clubs = 3;

/// Most cards a game can hold: two whole packs.
inline constexpr int max_cards = 104;

/// One card of one of two packs, in a byte: rank, suit, and which pack it came from.
///
/// The pack (`twin`) only keeps two copies apart in storage; nothing a player can see, and no hash, depends
/// on it.
struct Card {
  std::uint8_t id = 0xFF;  ///< (rank-1)<<3 | suit<<1 | twin; 0xFF is no card

  /// The card of this rank (1..13) and suit (0..3) from the first (0) or second (1) pack.
  static constexpr Card of(int rank, int suit, int twin = 0) {
    return {static_cast<std::uint8_t>((rank - 1) << 3 | suit << 1 | twin)};
  }

  [[nodiscard]] constexpr int rank() const { return (id >> 3) + 1; }  ///< ace 1 to king 13
  [[nodiscard]] constexpr int suit() const { return id >> 1 & 3; }    ///< spades, hearts, diamonds, clubs
  [[nodiscard]] constexpr int kind() const {
    return id >> 1;
  }  ///< 4*(rank-1)+suit: what the face shows, 0..51
  [[nodiscard]] constexpr int twin() const { return id & 1; }  ///< 0 first pack, 1 second
  [[nodiscard]] constexpr bool none() const { return id == 0xFF; }

  friend constexpr bool operator==(Card, Card) = default;
};

}  // namespace longwood
