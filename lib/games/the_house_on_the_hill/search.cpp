#include "games/the_house_on_the_hill/search.hpp"

constinit const longwood::SearchSpec longwood::TheHouseOnTheHill::search =
    advice::TheHouseOnTheHillAdvice::advice;
