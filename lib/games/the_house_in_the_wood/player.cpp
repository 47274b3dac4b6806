#include "games/the_house_in_the_wood/player.hpp"

// The correction was fitted to games of deals 4570000 to 4573643 and 4574000 to 4579499.
constinit const longwood::Guide longwood::TheHouseInTheWood::player =
    guides::House<TheHouseInTheWood, Correction{.level = .138, .slope = .981, .of_unknown = .698, .power = 3},
                  Calibrated{.games = 2'996, .positions = 3'272, .version = 8}>::guide;
