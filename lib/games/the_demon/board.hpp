#pragma once

#include "games/run_through_board.hpp"
#include "games/the_demon/rules.hpp"

namespace longwood::boards::the_demon {

/// The Demon: a family above each column, and the stock beneath the hand.
inline constexpr auto spots =
    run_through_board<TheDemon>({10, 3, 3}, std::array{Spot{TheDemon::stock_pile, 5, 4, Fan::packet}});

}  // namespace longwood::boards::the_demon

namespace longwood {

template <>
inline constexpr BoardPlan board_of<TheDemon>{.spots = boards::the_demon::spots};

}  // namespace longwood
