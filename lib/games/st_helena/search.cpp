#include "games/st_helena/search.hpp"

constinit const longwood::SearchSpec longwood::StHelena::search = advice::StHelenaAdvice::advice;
