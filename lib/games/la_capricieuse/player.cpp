#include "games/la_capricieuse/player.hpp"

constinit const longwood::Guide longwood::LaCapricieuse::player = guides::LaCapricieuse::guide;
