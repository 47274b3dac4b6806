#include "games/babette/search.hpp"

constinit const longwood::Advice longwood::Babette::search = advice::BabetteAdvice::advice;
