#include "games/the_sultan/search.hpp"

constinit const longwood::SearchSpec longwood::TheSultan::search = advice::TheSultanAdvice::advice;
