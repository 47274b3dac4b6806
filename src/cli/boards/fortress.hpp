#pragma once

#include "cli/board.hpp"
#include "games/fortress/facts.hpp"

namespace longwood::cli::boards {

/// Fortress: two wings of rows growing outwards, the aces between them.
inline constexpr auto fortress_spots = [] {
  std::array<Spot, 14> spots{};
  std::size_t n = 0;
  for (int i = 0; i < 5; ++i) {
    const auto row = static_cast<std::uint8_t>(2 * i);
    spots[n++] = {Fortress::left[i], row, 30, Fan::left, Tag::after, 11};
    spots[n++] = {Fortress::right[i], row, 48, Fan::right, Tag::before, 11};
  }
  for (int suit = 0; suit < 4; ++suit)
    spots[n++] = {Fortress::aces[suit], static_cast<std::uint8_t>(1 + 2 * suit), 40, Fan::top, Tag::before};
  return spots;
}();
static_assert(shows_each_pile_once(Fortress::info, fortress_spots));

inline constexpr BoardPlan fortress{Fortress::info.id, fortress_spots, {}};

}  // namespace longwood::cli::boards
