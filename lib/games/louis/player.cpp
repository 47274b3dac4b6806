#include "games/louis/rules.hpp"
#include "honest/guide.hpp"

// Louis: its rollouts and last deals are decided by a search that explores in narrow beams, so that one game
// in twenty-four is played otherwise than by version 6.
constinit const longwood::Guide longwood::Louis::player{.version = 7};
