#include "games/the_fourteenth/player.hpp"

constinit const longwood::Guide longwood::TheFourteenth::player = guides::TheFourteenth::guide;
