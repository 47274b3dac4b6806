#include "games/klondike/player.hpp"

constinit const longwood::Guide longwood::Klondike::player = guides::Klondike::guide;
