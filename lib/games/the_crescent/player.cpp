#include "games/the_crescent/rules.hpp"
#include "honest/guide.hpp"

// The Crescent: nothing is hidden. After a search that was left open the next ones are shorter: of 436 deals
// won within 20,000,000 positions 387 took at most 2,000,000, and 345 at most 500,000.
constinit const longwood::Guide longwood::TheCrescent::player{
    .endgame = {.full_information_nodes_again = 500'000}, .version = 8};
