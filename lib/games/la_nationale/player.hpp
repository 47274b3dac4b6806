#pragma once

#include "games/la_nationale/rules.hpp"
#include "honest/plain_guide.hpp"

namespace longwood::guides {

/// La Nationale: few choices have to be made before all is known, and which of two twins is played while the
/// cards are dealt often decides the game, so each choice is tried in many worlds.
struct LaNationale {
  static constexpr Guide guide = [] {
    Guide plain = Plain::guide;
    plain.worlds = 64;
    plain.correction = {.level = .24, .slope = .98, .of_unknown = .13};
    plain.calibrated = {.games = 12'413, .positions = 20'353, .version = 7};
    plain.version = 7;
    return plain;
  }();
};

}  // namespace longwood::guides
