#pragma once

#include "games/louis/rules.hpp"
#include "honest/plain_guide.hpp"

namespace longwood::guides {

/// Louis: its rollouts and last deals are decided by a search that explores in narrow beams, so that one game
/// in twenty-four is played otherwise than by version 6.
struct Louis {
  static constexpr Guide guide = [] {
    Guide plain = Plain::guide;
    plain.version = 7;
    return plain;
  }();
};

}  // namespace longwood::guides
