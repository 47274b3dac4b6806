#pragma once

#include "games/the_house_on_the_hill/facts.hpp"
#include "honest/guides/plain.hpp"

namespace longwood::guides {

/// Once the last deal is known a rollout ends with a short search, by which the loss of a suit shows at once.
struct TheHouseOnTheHill {
  static constexpr Guide guide = [] {
    Guide plain = Plain::guide;
    plain.finish = 3'000;
    plain.version = 7;
    return plain;
  }();
};

}  // namespace longwood::guides

namespace longwood {

template <>
inline constexpr const Guide* guide_of<TheHouseOnTheHill> = &guides::TheHouseOnTheHill::guide;

}  // namespace longwood
