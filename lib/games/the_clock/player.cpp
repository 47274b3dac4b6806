#include "games/the_clock/player.hpp"

constinit const longwood::Guide longwood::TheClock::player = guides::TheClock::guide;
