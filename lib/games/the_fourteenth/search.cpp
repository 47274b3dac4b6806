#include "games/the_fourteenth/search.hpp"

constinit const longwood::SearchSpec longwood::TheFourteenth::search = advice::TheFourteenthAdvice::advice;
