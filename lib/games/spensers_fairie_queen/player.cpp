#include "games/spensers_fairie_queen/player.hpp"

constinit const longwood::Guide longwood::SpensersFairieQueen::player = guides::SpensersFairieQueen::guide;
