#include "games/the_house_in_the_wood/search.hpp"

constinit const longwood::SearchSpec longwood::TheHouseInTheWood::search =
    advice::TheHouseInTheWoodAdvice::advice;
