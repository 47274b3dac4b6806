#include "games/louis/search.hpp"

constinit const longwood::SearchSpec longwood::Louis::search = advice::LouisAdvice::advice;
