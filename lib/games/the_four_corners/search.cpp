#include "games/the_four_corners/search.hpp"

constinit const longwood::SearchSpec longwood::TheFourCorners::search =
    advice::DealtThrice<longwood::advice::TheFourCornersCase>::advice;
