#pragma once

#include "games/the_travellers/rules.hpp"
#include "honest/plain_guide.hpp"

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
