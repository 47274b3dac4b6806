#include "games/the_travellers/search.hpp"

constinit const longwood::Advice longwood::TheTravellers::search = advice::TheTravellersAdvice::advice;
