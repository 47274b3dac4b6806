#include "games/the_sultan/search.hpp"

constinit const longwood::Advice longwood::TheSultan::search = advice::TheSultanAdvice::advice;
