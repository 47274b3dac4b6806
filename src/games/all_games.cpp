#include "games/all_games.hpp"

#include "generated/games/list.hpp"

namespace longwood {
namespace {

constexpr auto list = []<Game... G>(GameList<G...> /*games*/) { return std::array{erase<G>()...}; }(Games{});

}  // namespace

std::span<const AnyGame> all_games() { return list; }

const AnyGame* find_game(std::string_view id) {
  for (const AnyGame& game : list)
    if (game.info->id == id) return &game;
  return nullptr;
}

}  // namespace longwood
