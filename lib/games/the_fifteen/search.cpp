#include "games/the_fifteen/search.hpp"

constinit const longwood::SearchSpec longwood::TheFifteen::search = advice::TheFifteenAdvice::advice;
