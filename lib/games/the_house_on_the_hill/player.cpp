#include "games/the_house_on_the_hill/player.hpp"

constinit const longwood::Guide longwood::TheHouseOnTheHill::player = guides::House<TheHouseOnTheHill>::guide;
