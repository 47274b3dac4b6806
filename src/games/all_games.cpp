#include "games/all_games.hpp"

#include "games/fortress/facts.hpp"
#include "games/la_capricieuse/facts.hpp"
#include "games/la_nationale/facts.hpp"
#include "games/la_nivernaise/facts.hpp"
#include "games/st_helena/facts.hpp"
#include "games/the_clock/facts.hpp"
#include "games/the_fourteenth/facts.hpp"
#include "games/the_sultan/facts.hpp"

namespace longwood {
namespace {

constexpr std::array list{erase<LaNationale>(),   erase<LaCapricieuse>(), erase<StHelena>(),
                          erase<LaNivernaise>(),  erase<TheClock>(),      erase<Fortress>(),
                          erase<TheFourteenth>(), erase<TheSultan>()};

}  // namespace

std::span<const AnyGame> all_games() { return list; }

const AnyGame* find_game(std::string_view id) {
  for (const AnyGame& game : list)
    if (game.info->id == id) return &game;
  return nullptr;
}

}  // namespace longwood
