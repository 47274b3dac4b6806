#include "games/the_fourteenth/search.hpp"

constinit const longwood::Advice longwood::TheFourteenth::search = advice::TheFourteenthAdvice::advice;
