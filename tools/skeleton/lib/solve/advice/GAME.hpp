#pragma once

#include "games/${name}/rules.hpp"
#include "solve/advice.hpp"

/// Without this file the game is searched plainly, which proves as much and takes longer.
namespace longwood::advice {

struct ${type}Advice {
  using Game = ${type};
  static int estimate(const State& s) { return max_cards - s.total(Game::aces); }
  static int stage(const State& /*state*/) { return 0; }

  static constexpr std::array runs{Run::beam(1000), Run::unlimited(Engine::staged)};
  static constexpr Advice advice{.order = {.stage = stage, .estimate = estimate}, .runs = runs};
};

}  // namespace longwood::advice

template <>
inline constexpr const longwood::Advice* longwood::advice_of<longwood::${type}> =
    &longwood::advice::${type}Advice::advice;
