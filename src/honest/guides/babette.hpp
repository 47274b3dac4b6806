#pragma once

#include "games/babette/facts.hpp"
#include "honest/guides/plain.hpp"

namespace longwood::guides {

/// Babette: no rule of its own but near the end, where it is often best to hold cards back, which only many
/// plans show.
struct Babette {
  static constexpr Guide guide = [] {
    Guide plain = Plain::guide;
    plain.few = {.unknown = 5, .plans = 48};
    plain.finish = 2'000;
    return plain;
  }();
};

}  // namespace longwood::guides

namespace longwood {

template <>
inline constexpr const Guide* guide_of<Babette> = &guides::Babette::guide;

}  // namespace longwood
