#include "games/la_belle_lucie/search.hpp"

constinit const longwood::SearchSpec longwood::LaBelleLucie::search = advice::LaBelleLucieAdvice::advice;
