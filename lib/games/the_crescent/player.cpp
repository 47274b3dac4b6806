#include "games/the_crescent/player.hpp"

constinit const longwood::Guide longwood::TheCrescent::player = guides::TheCrescent::guide;
