#include "games/napoleon_at_st_helena/rules.hpp"
#include "games/napoleon_at_st_helena/search.hpp"
#include "honest/guide.hpp"

// Napoleon at St. Helena: decided as its published games were, without rollouts and suits apart.
constinit const longwood::Guide longwood::NapoleonAtStHelena::player{
    .endgame = {.uses = {.dead_ends = false, .rollouts = false},
                .runs = longwood::advice::NapoleonAtStHelenaAdvice::runs_of_player}};
