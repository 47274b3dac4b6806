#pragma once

#include "games/player_houses.hpp"
#include "games/the_house_in_the_wood/rules.hpp"
