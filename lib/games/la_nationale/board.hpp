#pragma once

#include "games/la_nationale/rules.hpp"
#include "games/two_rows_board.hpp"

namespace longwood {

template <>
inline constexpr BoardPlan board_of<LaNationale>{.spots = boards::two_rows::spots<LaNationale>,
                                                 .words = boards::two_rows::words};

}  // namespace longwood
