#pragma once

#include <string_view>
#include <utility>

#include "core/game.hpp"

namespace longwood {

/// Games as types, in an order.
template <Game... G>
struct GameList {};

/// Calls `visit.operator()<G>()` for each game of a list.
template <class Visit, Game... G>
constexpr void for_each_game(GameList<G...> /*games*/, Visit visit) {
  (visit.template operator()<G>(), ...);
}

/// What `visit.operator()<G>()` returns for the game of this id; `otherwise` if the list does not have it.
template <class T, class Visit, Game... G>
constexpr T for_game(GameList<G...> /*games*/, std::string_view id, T otherwise, Visit visit) {
  T found = std::move(otherwise);
  static_cast<void>(((id == G::info.id && (found = visit.template operator()<G>(), true)) || ...));
  return found;
}

}  // namespace longwood
