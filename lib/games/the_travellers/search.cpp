#include "games/the_travellers/search.hpp"

constinit const longwood::SearchSpec longwood::TheTravellers::search = advice::TheTravellersAdvice::advice;
