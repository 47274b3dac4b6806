#pragma once

#include "core/card.hpp"

namespace longwood {

/// What sets apart the games of one pack and of columns built down by single cards, a vacancy taking any
/// card. Their families, built up in suit, are piles 0 to 3, their columns begin at pile 4, and the reserve
/// comes after them.
struct ColumnRules {
  int columns;                   ///< piles that are built on
  int reserve;                   ///< single cards beside them that leave and never come back
  bool alternate;                ///< built in alternate colours; otherwise in any suit
  bool families_return = false;  ///< a family gives its uppermost card back to a column
  /// The game has additional moves, so wins found here are wins, but losses found here may not be losses.
  bool more_moves = false;

  friend constexpr bool operator==(const ColumnRules&, const ColumnRules&) = default;

  [[nodiscard]] constexpr int piles() const { return columns + reserve; }
  /// 1 for a red card where colours matter, else 0.
  [[nodiscard]] constexpr int colour(int kind) const {
    const int suit = kind & 3;
    return alternate && (suit == hearts || suit == diamonds) ? 1 : 0;
  }
  /// The colour on which cards of this one are built.
  [[nodiscard]] constexpr int opposite(int colour) const { return alternate ? 1 - colour : 0; }
  /// Whether one kind of card may lie on another in a column.
  [[nodiscard]] constexpr bool builds(int upper, int lower) const {
    return lower >> 2 == (upper >> 2) + 1 && colour(lower) == opposite(colour(upper));
  }
};

}  // namespace longwood
