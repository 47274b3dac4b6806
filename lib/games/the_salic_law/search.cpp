#include "games/the_salic_law/search.hpp"

constinit const longwood::SearchSpec longwood::TheSalicLaw::search = advice::TheSalicLawAdvice::advice;
