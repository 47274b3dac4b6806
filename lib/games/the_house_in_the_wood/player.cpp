#include "games/the_house_in_the_wood/player.hpp"

constinit const longwood::Guide longwood::TheHouseInTheWood::player = guides::House<TheHouseInTheWood>::guide;
