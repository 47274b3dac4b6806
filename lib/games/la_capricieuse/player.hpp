#pragma once

#include "games/la_capricieuse/rules.hpp"
#include "honest/plain_guide.hpp"

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
    plain.version = 8;
    return plain;
  }();
};

}  // namespace longwood::guides
