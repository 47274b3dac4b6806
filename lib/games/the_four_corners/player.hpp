#pragma once

#include "games/the_four_corners/rules.hpp"
#include "games/the_four_corners/search.hpp"
#include "honest/plain_guide.hpp"

namespace longwood::guides {

/// The Four Corners: once the pack is out nothing is unknown, and two deals are still to come. At the first
/// choice of deal 12 none of eight worlds was decided within 20,000 positions, so a rollout spends less.
struct TheFourCorners {
  static constexpr Guide guide = [] {
    Guide plain = Plain::guide;
    plain.finish = 5'000;
    plain.deciding = &advice::DealtThrice<advice::TheFourCornersCase>::advice;
    plain.version = 7;
    return plain;
  }();
};

}  // namespace longwood::guides
