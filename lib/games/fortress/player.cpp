#include "games/fortress/player.hpp"

constinit const longwood::Guide longwood::Fortress::player = guides::Fortress::guide;
