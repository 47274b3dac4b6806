#include "games/la_nivernaise/search.hpp"

constinit const longwood::SearchSpec longwood::LaNivernaise::search = advice::LaNivernaiseAdvice::advice;
