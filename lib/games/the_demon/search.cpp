#include "games/the_demon/search.hpp"

constinit const longwood::Advice longwood::TheDemon::search = advice::TheDemonAdvice::advice;
