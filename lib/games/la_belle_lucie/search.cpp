#include "games/la_belle_lucie/search.hpp"

constinit const longwood::Advice longwood::LaBelleLucie::search = advice::LaBelleLucieAdvice::advice;
