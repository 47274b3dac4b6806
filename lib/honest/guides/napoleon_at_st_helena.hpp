#pragma once

#include "games/napoleon_at_st_helena/facts.hpp"
#include "honest/guides/plain.hpp"
#include "solve/advice/napoleon_at_st_helena.hpp"

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

namespace longwood {

template <>
inline constexpr const Guide* guide_of<NapoleonAtStHelena> = &guides::NapoleonAtStHelena::guide;

}  // namespace longwood
