#include "games/la_capricieuse/search.hpp"

constinit const longwood::SearchSpec longwood::LaCapricieuse::search =
    advice::DealtThrice<longwood::advice::LaCapricieuseCase>::advice;
