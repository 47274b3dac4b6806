#include "games/babette/player.hpp"

constinit const longwood::Guide longwood::Babette::player = guides::Babette::guide;
