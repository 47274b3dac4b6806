#include "games/the_house_on_the_hill/player.hpp"

// The correction was fitted to games of deals 4566000 to 4567999 and 4570000
// to 4571999.
constinit const longwood::Guide longwood::TheHouseOnTheHill::player =
    guides::House<TheHouseOnTheHill,
                  Correction{.level = -0.154, .slope = 0.944, .of_unknown = 3.815, .power = 3},
                  Calibrated{.games = 1'468, .positions = 1'562, .version = 8}>::guide;
