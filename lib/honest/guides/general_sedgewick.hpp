#pragma once

#include "games/general_sedgewick/facts.hpp"
#include "honest/guides/plain.hpp"
#include "solve/advice/general_sedgewick.hpp"

namespace longwood::guides {

/// General Sedgewick: simulated games win a third as often as the honest player does. The correction was
/// fitted to games of deals 4544000 to 4544799, and its trial is of others.
struct GeneralSedgewick {
  static constexpr Guide guide = [] {
    Guide plain = Plain::guide;
    plain.correction = {.level = 1.069, .slope = 1.116, .of_unknown = 3.399};
    plain.calibrated = {.games = 990, .positions = 5'458, .version = player_version};
    plain.deciding = &advice::GeneralSedgewickAdvice::before;
    return plain;
  }();
};

}  // namespace longwood::guides

namespace longwood {

template <>
inline constexpr const Guide* guide_of<GeneralSedgewick> = &guides::GeneralSedgewick::guide;

}  // namespace longwood
