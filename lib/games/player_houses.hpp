#pragma once

#include <optional>
#include <span>

#include "honest/guide.hpp"

namespace longwood::guides {

/// The House in the Wood and The House on the Hill, `G`: most layouts can be won without a redeal. If the
/// solver finds no such line, all fans are taken up at once, since the more cards are home, the fewer fans
/// the next layout has and the less often it is won (docs: lab/log/0033). `fitted` is the correction of its
/// chances, and `tried` their comparison with results.
template <class G, Correction fitted, Calibrated tried>
struct House {
  /// All positions before a redeal are alike, so that none is played on before it.
  static double evaluate(const Observation& sight, std::span<const float> weights) {
    return sight.redeals_left() > 0 ? 0 : Policy::plain_value(sight, weights);
  }
  static std::optional<State> last_layout(const State& state) {
    if (G::redeals_left(state) == 0) return {};
    State last = state;
    last.counter[G::redeals] = G::again.redeals;
    return last;
  }
  static constexpr Guide guide{.policy = {.evaluate = evaluate, .reveal_bonus = Policy::all_alike},
                               .planner = {.worlds = 0},
                               .endgame = {.last_layout = last_layout},
                               .correction = fitted,
                               .calibrated = tried,
                               .version = 8};
};

}  // namespace longwood::guides
