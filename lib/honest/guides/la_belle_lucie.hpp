#pragma once

#include "games/la_belle_lucie/facts.hpp"
#include "honest/guides/plain.hpp"

namespace longwood::guides {

/// La Belle Lucie: hidden is the shuffle of a gathering alone, so that the layout before it tells next to
/// nothing of the end; the correction brings all chances near the share of games that are won.
struct LaBelleLucie {
  static constexpr Guide guide = [] {
    Guide plain = Plain::guide;
    plain.correction = {.level = -1.258, .slope = .122, .of_unknown = -1.193};
    plain.calibrated = {.games = 7'535, .positions = 9'122, .version = player_version};
    return plain;
  }();
};

}  // namespace longwood::guides

namespace longwood {

template <>
inline constexpr const Guide* guide_of<LaBelleLucie> = &guides::LaBelleLucie::guide;

}  // namespace longwood
