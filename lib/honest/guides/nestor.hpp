#pragma once

#include "games/nestor/facts.hpp"
#include "honest/guides/plain.hpp"

namespace longwood::guides {

/// Nestor: hidden are the cards of the reserve alone, so that hardly more than one stop in ten has a chance
/// between none and all.
struct Nestor {
  static constexpr Guide guide = [] {
    Guide plain = Plain::guide;
    plain.correction = {.level = -.01, .slope = .784, .of_unknown = 2.004};
    return plain;
  }();
};

}  // namespace longwood::guides

namespace longwood {

template <>
inline constexpr const Guide* guide_of<Nestor> = &guides::Nestor::guide;

}  // namespace longwood
