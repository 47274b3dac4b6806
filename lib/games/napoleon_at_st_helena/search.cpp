#include "games/napoleon_at_st_helena/search.hpp"

constinit const longwood::Advice longwood::NapoleonAtStHelena::search =
    advice::NapoleonAtStHelenaAdvice::advice;
