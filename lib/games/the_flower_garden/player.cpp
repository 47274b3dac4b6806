#include "games/the_flower_garden/rules.hpp"
#include "honest/guide.hpp"

// The Flower-Garden: nothing is hidden. After a search that was left open the next ones are shorter: of 826
// deals won within 6,000,000 positions, 736 took at most 1,000,000.
constinit const longwood::Guide longwood::TheFlowerGarden::player{
    .endgame = {.full_information_nodes_again = 1'000'000}, .version = 11};
