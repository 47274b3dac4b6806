#include "games/mount_olympus/rules.hpp"
#include "games/player_endings.hpp"

constinit const longwood::Guide longwood::MountOlympus::player{
    .endgame = {.open_endings = longwood::guides::nearly_won},
    .calibrated = {.games = 100, .positions = 796, .version = 6}};
