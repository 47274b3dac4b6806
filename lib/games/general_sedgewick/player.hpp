#pragma once

#include "games/general_sedgewick/rules.hpp"
#include "honest/learned.hpp"
#include "honest/weights.hpp"

namespace longwood::guides {

/// General Sedgewick: many short rollouts choose better than few that the solver ends with care. The
/// correction was fitted to the games of deals 4547000 to 4547799.
struct GeneralSedgewick : Learned<longwood::GeneralSedgewick> {
  static constexpr auto learnt = weights_from(
      Steps{
#include "games/general_sedgewick/player_weights.inc"
      },
      steps_of_one);
  static constexpr Guide guide = [] {
    Guide learned = with(learnt);
    learned.endgame.nodes = 3'000;
    learned.planner.candidates = 16;
    learned.planner.worlds = 16;
    learned.correction = {.level = .923, .slope = .940, .of_unknown = -.514};
    learned.version = player_version + 1;
    learned.calibrated = {.games = 1'186, .positions = 11'490, .version = player_version + 1};
    return learned;
  }();
};

}  // namespace longwood::guides

namespace longwood {

template <>
struct Learns<GeneralSedgewick> {
  using Type = guides::GeneralSedgewick;
};

}  // namespace longwood
