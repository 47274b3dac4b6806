#pragma once

#include "cli/board.hpp"
#include "games/la_capricieuse/facts.hpp"
#include "games/la_nationale/facts.hpp"

namespace longwood::cli::boards {

/// La Nationale and La Capricieuse: two rows of families with places for held cards between them, and twelve
/// columns beneath.
inline constexpr auto two_rows_and_columns = [] {
  std::array<Spot, 26> spots{};
  std::size_t n = 0;
  constexpr int families_from = 22, columns = 4, apart = 6;
  for (int suit = 0; suit < 4; ++suit) {
    const auto column = static_cast<std::uint8_t>(families_from + 9 * suit);
    spots[n++] = {two_rows::aces[suit], 0, column, Fan::top, Tag::before};
    spots[n++] = {LaNationale::between[suit], 1, column, Fan::top, Tag::before};
    spots[n++] = {two_rows::kings[suit], 2, column, Fan::top, Tag::before};
  }
  for (int i = 0; i < 12; ++i)
    spots[n++] = {LaNationale::columns[i], 5, static_cast<std::uint8_t>(columns + apart * i), Fan::down};
  spots[n++] = {LaNationale::hand, 0, 70, Fan::count, Tag::before};
  spots[n++] = {LaNationale::turned, 2, 70, Fan::top, Tag::before};
  return spots;
}();
inline constexpr auto two_rows_words =
    std::to_array<Legend>({{0, 1, "Aces, rising"}, {2, 1, "Kings, falling"}});

static_assert(shows_each_pile_once(LaNationale::info, two_rows_and_columns));
static_assert(shows_each_pile_once(LaCapricieuse::info, two_rows_and_columns));
inline constexpr BoardPlan la_nationale{LaNationale::info.id, two_rows_and_columns, two_rows_words};
inline constexpr BoardPlan la_capricieuse{LaCapricieuse::info.id, two_rows_and_columns, two_rows_words};

}  // namespace longwood::cli::boards
