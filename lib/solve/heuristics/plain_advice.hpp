#pragma once

#include <array>

#include "core/game.hpp"
#include "solve/heuristics/search_spec.hpp"

namespace longwood {

/// Advice for a game for which nothing better is known: positions with more cards home come first, and
/// nothing is left out. Its verdicts are proved like any others; they only take longer.
template <Game G>
struct PlainAdvice {
  static int estimate(const State& state) {
    int left = max_cards;
    for (const PileGroup& group : G::info.groups)
      if (is_home(group.role)) left -= state.total(group.piles);
    return left;
  }

  static constexpr std::array runs{Run::beam(100), Run::beam(1'000), Run::beam(10'000),
                                   Run::unlimited(Engine::staged)};
  static constexpr SearchSpec advice{.order = {.estimate = estimate}, .runs = runs};
};

}  // namespace longwood
