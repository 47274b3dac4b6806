#include "games/spensers_fairie_queen/search.hpp"

constinit const longwood::SearchSpec longwood::SpensersFairieQueen::search =
    advice::SpensersFairieQueenAdvice::advice;
