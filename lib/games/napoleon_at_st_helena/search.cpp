#include "games/napoleon_at_st_helena/search.hpp"

constinit const longwood::SearchSpec longwood::NapoleonAtStHelena::search =
    advice::NapoleonAtStHelenaAdvice::advice;
