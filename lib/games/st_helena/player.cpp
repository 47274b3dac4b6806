#include "games/st_helena/player.hpp"

constinit const longwood::Guide longwood::StHelena::player = guides::StHelena::guide;
