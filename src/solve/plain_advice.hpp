#pragma once

#include <array>

#include "solve/advice.hpp"

namespace longwood {

/// Advice for a game that has none of its own: the whole search is one stage, nothing is left out, and
/// positions with more cards home come first. Its verdicts are proved like any others; they only take longer.
template <Game G>
struct PlainAdvice {
  static int stage(const State& /*state*/) { return 0; }
  static int estimate(const State& state) {
    int left = max_cards;
    for (const PileGroup& group : G::info.groups)
      if (is_home(group.role)) left -= state.total(group.piles);
    return left;
  }

  static constexpr std::array<std::uint32_t, 4> widths{100, 1'000, 10'000, 0};
  static constexpr Advice advice{.stage = stage,
                                 .estimate = estimate,
                                 .safe = nullptr,
                                 .prune = nullptr,
                                 .dead = nullptr,
                                 .hasty = nullptr,
                                 .widths = widths};
};

}  // namespace longwood
