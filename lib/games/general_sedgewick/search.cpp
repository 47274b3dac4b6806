#include "games/general_sedgewick/search.hpp"

constinit const longwood::Advice longwood::GeneralSedgewick::search = advice::GeneralSedgewickAdvice::advice;
