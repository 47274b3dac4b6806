#include "games/the_demon/search.hpp"

constinit const longwood::SearchSpec longwood::TheDemon::search = advice::TheDemonAdvice::advice;
