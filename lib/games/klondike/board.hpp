#pragma once

#include "games/klondike/rules.hpp"
#include "games/run_through_board.hpp"

namespace longwood::boards::klondike {

/// Klondike: the families above the last four columns.
inline constexpr auto spots = run_through_board<Klondike>({9, 3, 0}, std::array<Spot, 0>{});

}  // namespace longwood::boards::klondike

namespace longwood {

template <>
inline constexpr BoardPlan board_of<Klondike>{.spots = boards::klondike::spots};

}  // namespace longwood
