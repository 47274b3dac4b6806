#include "games/fortress/search.hpp"

constinit const longwood::Advice longwood::Fortress::search = advice::FortressAdvice::advice;
