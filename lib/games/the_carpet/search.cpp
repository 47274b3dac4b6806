#include "games/the_carpet/search.hpp"

constinit const longwood::SearchSpec longwood::TheCarpet::search = advice::TheCarpetAdvice::advice;
