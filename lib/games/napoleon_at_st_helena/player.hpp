#pragma once

#include "games/napoleon_at_st_helena/rules.hpp"
#include "games/napoleon_at_st_helena/search.hpp"
#include "honest/plain_guide.hpp"

namespace longwood::guides {

/// Napoleon at St. Helena: decided as its published games were.
struct NapoleonAtStHelena {
  static constexpr Guide guide = [] {
    Guide plain = Plain::guide;
    plain.deciding = &advice::NapoleonAtStHelenaAdvice::before;
    return plain;
  }();
};

}  // namespace longwood::guides
