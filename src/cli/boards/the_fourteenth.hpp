#pragma once

#include "cli/board.hpp"
#include "games/the_fourteenth/facts.hpp"

namespace longwood::cli::boards {

/// The Fourteenth: five rows of five, each place with its name.
inline constexpr auto the_fourteenth_spots = [] {
  std::array<Spot, 27> spots{};
  std::size_t n = 0;
  constexpr int first = 22, apart = 9;
  for (int i = 0; i < 25; ++i)
    spots[n++] = {TheFourteenth::square[i], static_cast<std::uint8_t>(1 + 3 * (i / 5)),
                  static_cast<std::uint8_t>(first + apart * (i % 5)), Fan::top};
  spots[n++] = {TheFourteenth::hand, 7, 8, Fan::count, Tag::before};
  spots[n++] = {TheFourteenth::out, 7, 73, Fan::count, Tag::before};
  return spots;
}();
static_assert(shows_each_pile_once(TheFourteenth::info, the_fourteenth_spots));

inline constexpr BoardPlan the_fourteenth{TheFourteenth::info.id, the_fourteenth_spots, {}};

}  // namespace longwood::cli::boards
