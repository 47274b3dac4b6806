#include "games/la_nationale/search.hpp"

constinit const longwood::SearchSpec longwood::LaNationale::search = advice::LaNationaleAdvice::advice;
