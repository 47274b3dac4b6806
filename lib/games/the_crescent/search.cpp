#include "games/the_crescent/search.hpp"

constinit const longwood::Advice longwood::TheCrescent::search = advice::TheCrescentAdvice::advice;
