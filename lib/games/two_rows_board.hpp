#pragma once

#include "games/board_plan.hpp"
#include "games/two_rows.hpp"

/// The board of La Nationale and La Capricieuse: two rows of families with places for held cards between
/// them, and twelve columns beneath.
namespace longwood::boards::two_rows {

/// The spots of a game `G` which has `columns`, `between`, `hand` and `turned`.
template <class G>
inline constexpr auto spots = [] {
  std::array<Spot, 26> all{};
  std::size_t n = 0;
  constexpr int families_from = 22, columns = 4, apart = 6;
  for (int suit = 0; suit < 4; ++suit) {
    const auto column = static_cast<std::uint8_t>(families_from + 9 * suit);
    all[n++] = {G::aces[suit], 0, column, Fan::top, Tag::before};
    all[n++] = {G::between[suit], 1, column, Fan::top, Tag::before};
    all[n++] = {G::kings[suit], 2, column, Fan::top, Tag::before};
  }
  for (int i = 0; i < 12; ++i)
    all[n++] = {G::columns[i], 5, static_cast<std::uint8_t>(columns + apart * i), Fan::down};
  all[n++] = {G::hand[0], 0, 70, Fan::count, Tag::before};
  all[n++] = {G::turned[0], 2, 70, Fan::top, Tag::before};
  return all;
}();
inline constexpr auto words = std::to_array<Legend>({{0, 1, "Aces, rising"}, {2, 1, "Kings, falling"}});

}  // namespace longwood::boards::two_rows
