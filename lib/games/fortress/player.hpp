#pragma once

#include "games/fortress/rules.hpp"
#include "honest/plain_guide.hpp"

namespace longwood::guides {

/// Fortress: all cards are in sight, so that the plain guide is asked only where a search was left open.
struct Fortress {
  static constexpr Guide guide = [] {
    Guide plain = Plain::guide;
    plain.version = 7;
    return plain;
  }();
};

}  // namespace longwood::guides
