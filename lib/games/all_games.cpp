#include "games/all_games.hpp"

#include "games/checks.hpp"
#include "generated/games/list.hpp"

namespace longwood {
namespace {

template <Game... G>
consteval auto checked(GameList<G...> /*games*/) {
  static_assert((checks::complete<G>() && ...));
  return std::array{erase<G>()...};
}

constexpr auto list = checked(Games{});

}  // namespace

std::span<const AnyGame> all_games() { return list; }

const AnyGame* find_game(std::string_view id) {
  for (const AnyGame& game : list)
    if (game.info->id == id) return &game;
  return nullptr;
}

}  // namespace longwood
