#include "games/nestor/search.hpp"

constinit const longwood::Advice longwood::Nestor::search = advice::NestorAdvice::advice;
