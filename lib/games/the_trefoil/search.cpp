#include "games/the_trefoil/search.hpp"

constinit const longwood::Advice longwood::TheTrefoil::search = advice::TheTrefoilAdvice::advice;
