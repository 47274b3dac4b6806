#include "games/nestor/player.hpp"

constinit const longwood::Guide longwood::Nestor::player = guides::Nestor::guide;
