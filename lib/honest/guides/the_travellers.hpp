#pragma once

#include "games/the_travellers/facts.hpp"
#include "honest/guides/plain.hpp"

namespace longwood::guides {

/// The Travellers plays itself.
struct TheTravellers {
  static constexpr Guide guide = [] {
    Guide plain = Plain::guide;
    plain.chooses = false;
    return plain;
  }();
};

}  // namespace longwood::guides

namespace longwood {

template <>
inline constexpr const Guide* guide_of<TheTravellers> = &guides::TheTravellers::guide;

}  // namespace longwood
