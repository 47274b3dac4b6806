#include "games/the_flower_garden/search.hpp"

constinit const longwood::Advice longwood::TheFlowerGarden::search = advice::TheFlowerGardenAdvice::advice;
