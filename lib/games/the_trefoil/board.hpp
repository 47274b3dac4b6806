#pragma once

#include "games/la_belle_lucie/board.hpp"
#include "games/the_trefoil/rules.hpp"

namespace longwood {

static_assert(TheTrefoil::families == LaBelleLucie::families && TheTrefoil::fans == LaBelleLucie::fans &&
              TheTrefoil::hand == LaBelleLucie::hand);

/// As La Belle Lucie's, whose piles are the same.
template <>
inline constexpr BoardPlan board_of<TheTrefoil>{.spots = boards::la_belle_lucie::spots};

}  // namespace longwood
