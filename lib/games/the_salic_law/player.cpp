#include "games/the_salic_law/player.hpp"

constinit const longwood::Guide longwood::TheSalicLaw::player = guides::TheSalicLaw::guide;
