#include "games/the_flower_garden/search.hpp"

constinit const longwood::SearchSpec longwood::TheFlowerGarden::search =
    advice::TheFlowerGardenAdvice::advice;
