#include "games/the_four_corners/player.hpp"

constinit const longwood::Guide longwood::TheFourCorners::player = guides::TheFourCorners::guide;
