#include "games/the_four_corners/search.hpp"

constinit const longwood::Advice longwood::TheFourCorners::search =
    advice::DealtThrice<longwood::advice::TheFourCornersCase>::advice;
