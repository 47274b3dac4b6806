#pragma once

#include <array>

#include "games/board_plan.hpp"

namespace longwood::boards {

/// Places of the board of a game whose hand is run through: hand and talon at the left of the top line, the
/// families in it from place `families_at` on, the columns beneath from place `columns_at` on. Places are so
/// many characters apart.
struct RunThroughPlaces {
  int apart, families_at, columns_at;
  [[nodiscard]] constexpr std::uint8_t column(int place) const {
    return static_cast<std::uint8_t>(4 + apart * place);
  }
};

/// That board, with the spots `more`.
template <class Game, std::size_t others>
constexpr auto run_through_board(const RunThroughPlaces& places, const std::array<Spot, others>& more) {
  std::array<Spot, 2 + Game::families.count + Game::columns.count + others> all{};
  std::size_t n = 0;
  all[n++] = {Game::hand, 1, places.column(0), Fan::count};
  all[n++] = {Game::talon, 1, places.column(1), Fan::packet};
  for (const Spot& spot : more) all[n++] = spot;
  for (int i = 0; i < Game::families.count; ++i)
    all[n++] = {Game::families[i], 1, places.column(places.families_at + i), Fan::top};
  for (int i = 0; i < Game::columns.count; ++i)
    all[n++] = {Game::columns[i], 5, places.column(places.columns_at + i), Fan::down};
  return all;
}

}  // namespace longwood::boards
