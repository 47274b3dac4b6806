#include "games/st_helena/search.hpp"

constinit const longwood::Advice longwood::StHelena::search = advice::StHelenaAdvice::advice;
