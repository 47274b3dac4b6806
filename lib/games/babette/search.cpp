#include "games/babette/search.hpp"

constinit const longwood::SearchSpec longwood::Babette::search = advice::BabetteAdvice::advice;
