#pragma once

#include "games/la_capricieuse/facts.hpp"
#include "honest/guides/plain.hpp"

namespace longwood::guides {

/// La Capricieuse: something is unknown at few choices only, and nearly every deal can be won, but not all of
/// them in a short search.
struct LaCapricieuse {
  static constexpr Guide guide = [] {
    Guide plain = Plain::guide;
    // of 3,636 published deals that take more than the positions searched in a rollout 3,285 can be won
    plain.open_ending = [](const Sight&) { return .9; };
    // of the first 10,000 published deals 18 are won by a longer search than usual, and none by one longer
    // than this
    plain.certainty = 25'000'000;
    plain.version = 7;
    return plain;
  }();
};

}  // namespace longwood::guides

namespace longwood {

template <>
inline constexpr const Guide* guide_of<LaCapricieuse> = &guides::LaCapricieuse::guide;

}  // namespace longwood
