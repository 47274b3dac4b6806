#pragma once

#include "games/the_flower_garden/facts.hpp"
#include "honest/guides/plain.hpp"

namespace longwood::guides {

/// The Flower-Garden: nothing is hidden, and a deal that 2,000,000 positions leave open is hardly ever
/// decided a move later: of 642 deals won so, 511 were won within a tenth of them.
struct TheFlowerGarden {
  static constexpr Guide guide = [] {
    Guide plain = Plain::guide;
    plain.certainty_again = 200'000;
    plain.version = 7;
    return plain;
  }();
};

}  // namespace longwood::guides

namespace longwood {

template <>
inline constexpr const Guide* guide_of<TheFlowerGarden> = &guides::TheFlowerGarden::guide;

}  // namespace longwood
