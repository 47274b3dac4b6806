#pragma once

#include <array>

#include "core/table.hpp"

/// The aces of one pack, which some games lay out as the first cards of their families.
namespace longwood {

inline constexpr std::array the_aces{Card::of(ace, spades), Card::of(ace, hearts), Card::of(ace, diamonds),
                                     Card::of(ace, clubs)};

/// Lays each ace out as the family of its suit.
inline void lay_out_aces(Table& t, Group families) {
  for (const Card card : the_aces) t.put(families[card.suit()], card);
}

}  // namespace longwood
