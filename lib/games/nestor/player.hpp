#pragma once

#include "games/nestor/rules.hpp"
#include "games/nestor/search.hpp"
#include "honest/plain_guide.hpp"

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
