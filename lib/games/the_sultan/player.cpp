#include "games/the_sultan/player.hpp"

constinit const longwood::Guide longwood::TheSultan::player = guides::TheSultan::guide;
