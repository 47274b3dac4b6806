#include "games/the_trefoil/search.hpp"

constinit const longwood::SearchSpec longwood::TheTrefoil::search = advice::TheTrefoilAdvice::advice;
