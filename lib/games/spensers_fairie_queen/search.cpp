#include "games/spensers_fairie_queen/search.hpp"

constinit const longwood::Advice longwood::SpensersFairieQueen::search =
    advice::SpensersFairieQueenAdvice::advice;
