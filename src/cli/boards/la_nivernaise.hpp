#pragma once

#include "cli/board.hpp"
#include "games/la_nivernaise/facts.hpp"

namespace longwood::cli::boards {

/// La Nivernaise: the flanks at both sides, the families between them, the line of six beneath.
inline constexpr auto la_nivernaise_spots = [] {
  std::array<Spot, 23> spots{};
  std::size_t n = 0;
  constexpr int families = 24, families_apart = 9, line = 13, line_apart = 10;
  for (int suit = 0; suit < 4; ++suit) {
    const auto column = static_cast<std::uint8_t>(families + families_apart * suit);
    spots[n++] = {LaNivernaise::aces[suit], 1, column, Fan::top};
    spots[n++] = {LaNivernaise::kings[suit], 4, column, Fan::top};
  }
  for (int i = 0; i < 4; ++i) {
    const auto row = static_cast<std::uint8_t>(1 + 3 * i);
    spots[n++] = {LaNivernaise::flanks[i], row, 4, Fan::top, Tag::before};
    spots[n++] = {LaNivernaise::flanks[4 + i], row, 72, Fan::top, Tag::after};
  }
  for (int i = 0; i < 6; ++i)
    spots[n++] = {LaNivernaise::line[i], 8, static_cast<std::uint8_t>(line + line_apart * i), Fan::down};
  spots[n++] = {LaNivernaise::hand, 1, 13, Fan::count};
  return spots;
}();
static_assert(shows_each_pile_once(LaNivernaise::info, la_nivernaise_spots));

inline constexpr auto la_nivernaise_words =
    std::to_array<Legend>({{1, 58, "Aces rise"}, {4, 58, "Kings fall"}});
inline constexpr BoardPlan la_nivernaise{LaNivernaise::info.id, la_nivernaise_spots, la_nivernaise_words};

}  // namespace longwood::cli::boards
