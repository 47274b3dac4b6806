#include "games/all_games.hpp"

#include "games/fortress/rules.hpp"
#include "games/la_capricieuse/rules.hpp"
#include "games/la_nationale/rules.hpp"
#include "games/la_nivernaise/rules.hpp"
#include "games/st_helena/rules.hpp"
#include "games/the_clock/rules.hpp"
#include "games/the_fourteenth/rules.hpp"
#include "games/the_sultan/rules.hpp"

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
