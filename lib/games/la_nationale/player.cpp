#include "games/la_nationale/player.hpp"

constinit const longwood::Guide longwood::LaNationale::player = guides::LaNationale::guide;
