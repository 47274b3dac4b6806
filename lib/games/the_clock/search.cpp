#include "games/the_clock/search.hpp"

constinit const longwood::SearchSpec longwood::TheClock::search = advice::TheClockAdvice::advice;
