#include "games/la_nivernaise/search.hpp"

constinit const longwood::Advice longwood::LaNivernaise::search = advice::LaNivernaiseAdvice::advice;
