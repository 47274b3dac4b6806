#pragma once

#include "games/player_houses.hpp"
#include "games/the_house_on_the_hill/rules.hpp"
