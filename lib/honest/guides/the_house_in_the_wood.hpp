#pragma once

#include "games/the_house_in_the_wood/facts.hpp"
#include "honest/guides/plain.hpp"

namespace longwood::guides {

/// Once the last deal is known a rollout ends with a short search, by which the loss of a suit shows at once.
struct TheHouseInTheWood {
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
inline constexpr const Guide* guide_of<TheHouseInTheWood> = &guides::TheHouseInTheWood::guide;

}  // namespace longwood
