#pragma once

#include "games/figure.hpp"
#include "games/la_nivernaise/rules.hpp"

namespace longwood::figures::la_nivernaise {

/// La Nivernaise: the flanks at both sides, the families between them in two upright columns, the line of six
/// beneath.
inline constexpr auto spots = [] {
  std::array<Spot, 23> all{};
  std::size_t n = 0;
  constexpr int aces = 33, kings = 43, line = 13, line_apart = 10;
  for (int i = 0; i < 4; ++i) {
    const auto row = static_cast<std::uint8_t>(1 + 3 * i);
    all[n++] = {LaNivernaise::aces[i], row, aces, Fan::top};
    all[n++] = {LaNivernaise::kings[i], row, kings, Fan::top};
    all[n++] = {LaNivernaise::flanks[i], row, 4, Fan::top, Tag::before};
    all[n++] = {LaNivernaise::flanks[4 + i], row, 72, Fan::top, Tag::after};
  }
  for (int i = 0; i < 6; ++i)
    all[n++] = {LaNivernaise::line[i], 14, static_cast<std::uint8_t>(line + line_apart * i), Fan::down};
  all[n++] = {LaNivernaise::hand, 1, 13, Fan::count};
  return all;
}();

inline constexpr auto words = std::to_array<Legend>({{1, 18, "Aces rise"}, {1, 50, "Kings fall"}});

inline constexpr Figure figure{.board = {.spots = spots, .words = words}};

}  // namespace longwood::figures::la_nivernaise
