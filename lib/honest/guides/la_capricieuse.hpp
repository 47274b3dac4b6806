#pragma once

#include "games/la_capricieuse/facts.hpp"
#include "honest/guides/plain.hpp"
#include "solve/advice/la_capricieuse.hpp"

namespace longwood::guides {

/// La Capricieuse: something is unknown at few choices only, and nearly every deal can be won, but not all of
/// them in a short search.
struct LaCapricieuse {
  static constexpr Guide guide = [] {
    Guide plain = Plain::guide;
    // fitted to 911 chances (docs/research/methods-honest.md)
    plain.open_endings = [](const Sight&) { return OpenEndings{.few = .97, .all = .63}; };
    // of the first 10,000 published deals 18 are won by a longer search than usual, and none by one longer
    // than this
    plain.certainty = 25'000'000;
    plain.deciding = &advice::DealtThrice<advice::LaCapricieuseCase>::Before::advice;
    plain.calibrated = {.games = 19'979, .positions = 20'128, .version = 7};
    plain.version = 7;
    return plain;
  }();
};

}  // namespace longwood::guides

namespace longwood {

template <>
inline constexpr const Guide* guide_of<LaCapricieuse> = &guides::LaCapricieuse::guide;

}  // namespace longwood
