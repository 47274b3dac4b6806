#pragma once

#include "core/any_game.hpp"

namespace longwood {

/// Games as types, in an order.
template <Game... G>
struct GameList {};

/// Calls `visit.operator()<G>()` for each game of a list.
template <class Visit, Game... G>
constexpr void for_each_game(GameList<G...> /*games*/, Visit visit) {
  (visit.template operator()<G>(), ...);
}

}  // namespace longwood
