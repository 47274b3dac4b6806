#include "games/the_house_in_the_wood/player.hpp"

// The correction was fitted to games of deals 4570000 to 4576999.
constinit const longwood::Guide longwood::TheHouseInTheWood::player =
    guides::House<TheHouseInTheWood, Correction{.level = .085, .slope = .979, .of_unknown = .724, .power = 3},
                  Calibrated{.games = 2'276, .positions = 2'511, .version = 8}>::guide;
