#pragma once

#include <cstdint>

namespace longwood {

/// A 64-bit set of kinds of card, `1 << kind`.
using Kinds = std::uint64_t;
/// All kinds of spades; those of suit n are n bits higher.
inline constexpr Kinds suit_of_spades = 0x1111111111111;

inline constexpr Kinds all_kinds = (Kinds{1} << 52) - 1;

/// The four kinds of a rank.
constexpr Kinds of_rank(int rank) { return Kinds{0xF} << 4 * (rank - 1); }

/// The same ranks in every suit.
constexpr Kinds of_any_suit(Kinds kinds) {
  return ((kinds | kinds >> 1 | kinds >> 2 | kinds >> 3) & suit_of_spades) * 0xF;
}

}  // namespace longwood
