#include "games/la_nationale/search.hpp"

constinit const longwood::Advice longwood::LaNationale::search = advice::LaNationaleAdvice::advice;
