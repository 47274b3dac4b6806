#include "games/fortress/search.hpp"

constinit const longwood::SearchSpec longwood::Fortress::search = advice::FortressAdvice::advice;
