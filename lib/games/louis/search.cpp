#include "games/louis/search.hpp"

constinit const longwood::Advice longwood::Louis::search = advice::LouisAdvice::advice;
