#include "core/all_games.hpp"

#include <algorithm>
#include <array>

#include "generated/games/list.hpp"

namespace longwood {
namespace {

template <Game... G>
std::span<const AnyGame> listed(GameList<G...> /*games*/) {
  static const std::array all{G::game...};
  return all;
}

}  // namespace

std::span<const AnyGame> all_games() { return listed(Games{}); }

const AnyGame* find_game(std::string_view id) {
  const auto games = all_games();
  const auto found = std::ranges::find(games, id, [](const AnyGame& game) { return game.info->id; });
  return found != games.end() ? &*found : nullptr;
}

}  // namespace longwood
