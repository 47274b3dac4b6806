#include "games/the_travellers/player.hpp"

constinit const longwood::Guide longwood::TheTravellers::player = guides::TheTravellers::guide;
