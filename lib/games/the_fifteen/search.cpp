#include "games/the_fifteen/search.hpp"

constinit const longwood::Advice longwood::TheFifteen::search = advice::TheFifteenAdvice::advice;
