#include "games/la_belle_lucie/player.hpp"

constinit const longwood::Guide longwood::LaBelleLucie::player = guides::LaBelleLucie::guide;
