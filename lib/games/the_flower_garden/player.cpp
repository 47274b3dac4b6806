#include "games/the_flower_garden/player.hpp"

constinit const longwood::Guide longwood::TheFlowerGarden::player = guides::TheFlowerGarden::guide;
