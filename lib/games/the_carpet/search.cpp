#include "games/the_carpet/search.hpp"

constinit const longwood::Advice longwood::TheCarpet::search = advice::TheCarpetAdvice::advice;
