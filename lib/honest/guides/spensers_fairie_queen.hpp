#pragma once

#include "games/spensers_fairie_queen/facts.hpp"
#include "honest/guides/plain.hpp"

namespace longwood::guides {

/// Spenser's Fairie Queen: once the pack is out nothing is unknown, and a position that 2,000,000 positions
/// leave open is hardly ever decided a move later: of 116 deals won so, 76 were won within a tenth of them.
struct SpensersFairieQueen {
  static constexpr Guide guide = [] {
    Guide plain = Plain::guide;
    plain.certainty_again = 200'000;
    return plain;
  }();
};

}  // namespace longwood::guides

namespace longwood {

template <>
inline constexpr const Guide* guide_of<SpensersFairieQueen> = &guides::SpensersFairieQueen::guide;

}  // namespace longwood
