#include "games/louis/player.hpp"

constinit const longwood::Guide longwood::Louis::player = guides::Louis::guide;
