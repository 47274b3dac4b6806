#include "games/general_sedgewick/search.hpp"

constinit const longwood::SearchSpec longwood::GeneralSedgewick::search =
    advice::GeneralSedgewickAdvice::advice;
