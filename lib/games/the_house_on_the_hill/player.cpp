#include "games/the_house_on_the_hill/player.hpp"

// The correction was fitted to games of deals 4566000 to 4569620.
constinit const longwood::Guide longwood::TheHouseOnTheHill::player =
    guides::House<TheHouseOnTheHill,
                  Correction{.level = -.145, .slope = .907, .of_unknown = 3.556, .power = 3},
                  Calibrated{.games = 2'281, .positions = 2'444, .version = 8}>::guide;
