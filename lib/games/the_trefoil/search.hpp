#pragma once

#include "games/search/fans.hpp"
#include "games/the_trefoil/rules.hpp"

namespace longwood::advice {

struct TheTrefoilAdvice : FansAdvice<TheTrefoil> {
  /// What one beam does not win a wider one often does: what is left over in one deal makes the next.
  static constexpr std::array runs{Run::beam(1'000), Run::beam(10'000), Run::unlimited(Engine::staged)};
  static constexpr SearchSpec advice{.order = {.stage = stage, .by_piles = estimate},
                                     .prune = {.safe = safe, .dominated = leave_out_dominated},
                                     .prove = {.lost = lost},
                                     .runs = runs,
                                     .version = 2};
};

}  // namespace longwood::advice
