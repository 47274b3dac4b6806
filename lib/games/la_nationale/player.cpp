#include "games/la_nationale/rules.hpp"
#include "honest/guide.hpp"

// La Nationale: few choices have to be made before all is known, and which of two twins is played while the
// cards are dealt often decides the game, so each choice is tried in many worlds.
constinit const longwood::Guide longwood::LaNationale::player{
    .planner = {.worlds = 64},
    .correction = {.level = .24, .slope = .98, .of_unknown = .13},
    .calibrated = {.games = 12'413, .positions = 20'353, .version = 7},
    .version = 7};
