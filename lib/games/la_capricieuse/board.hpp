#pragma once

#include "games/la_capricieuse/rules.hpp"
#include "games/two_rows_board.hpp"

namespace longwood {

template <>
inline constexpr BoardPlan board_of<LaCapricieuse>{.spots = boards::two_rows::spots<LaCapricieuse>,
                                                   .words = boards::two_rows::words};

}  // namespace longwood
