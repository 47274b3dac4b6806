#include "games/louis/rules.hpp"
#include "honest/guide.hpp"

// Louis: its rollouts and last deals are decided by a search that explores in narrow beams, so that one game
// in twenty-four is played otherwise than by version 6. All of 381 games of deals 4581000 to 4581398 were won
// however few rollouts were, so the correction is chosen: no less than 98 % is shown where half were.
constinit const longwood::Guide longwood::Louis::player{
    .correction = {.level = 4, .slope = .5},
    .calibrated = {.games = 884, .positions = 4'933, .version = 7},
    .version = 7};
