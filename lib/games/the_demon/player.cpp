#include "games/the_demon/player.hpp"

constinit const longwood::Guide longwood::TheDemon::player = guides::TheDemon::guide;
