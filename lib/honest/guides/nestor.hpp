#pragma once

#include "games/nestor/facts.hpp"
#include "honest/guides/plain.hpp"
#include "solve/advice/nestor.hpp"

namespace longwood::guides {

/// Nestor: only the four cards of the reserve are hidden, so the best play is worked out from the first move
/// on. Whether a pair is safe depends on visible cards alone.
struct Nestor {
  static constexpr Guide guide = [] {
    Guide plain = Plain::guide;
    plain.exact = {
        .unknown = 4, .safe = advice::NestorAdvice::safe, .irrelevant = advice::NestorAdvice::irrelevant};
    plain.calibrated = {.games = 7'487, .positions = 11'148, .version = player_version + 1};
    plain.version = player_version + 1;
    return plain;
  }();
};

}  // namespace longwood::guides

namespace longwood {

template <>
inline constexpr const Guide* guide_of<Nestor> = &guides::Nestor::guide;

}  // namespace longwood
