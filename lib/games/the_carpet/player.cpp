#include "games/the_carpet/player.hpp"

constinit const longwood::Guide longwood::TheCarpet::player = guides::TheCarpet::guide;
