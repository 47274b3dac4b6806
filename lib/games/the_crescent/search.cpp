#include "games/the_crescent/search.hpp"

constinit const longwood::SearchSpec longwood::TheCrescent::search = advice::TheCrescentAdvice::advice;
