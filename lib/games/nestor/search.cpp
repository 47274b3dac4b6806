#include "games/nestor/search.hpp"

constinit const longwood::SearchSpec longwood::Nestor::search = advice::NestorAdvice::advice;
