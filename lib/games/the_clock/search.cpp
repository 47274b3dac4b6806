#include "games/the_clock/search.hpp"

constinit const longwood::Advice longwood::TheClock::search = advice::TheClockAdvice::advice;
