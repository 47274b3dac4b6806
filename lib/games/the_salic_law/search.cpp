#include "games/the_salic_law/search.hpp"

constinit const longwood::Advice longwood::TheSalicLaw::search = advice::TheSalicLawAdvice::advice;
