#include "games/player_endings.hpp"
#include "games/the_four_corners/rules.hpp"

// The Four Corners: once the pack is out nothing is unknown, and two deals are still to come. At the first
// choice of deal 12 none of eight worlds was decided within 20,000 positions, so a rollout spends less.
constinit const longwood::Guide longwood::TheFourCorners::player{
    .endgame = {.nodes = 5'000, .open_endings = longwood::guides::nearly_won, .uses = {.rollouts = false}},
    .calibrated = {.games = 111, .positions = 196, .version = 7},
    .version = 7};
