#include "games/klondike/search.hpp"

constinit const longwood::Advice longwood::Klondike::search = advice::KlondikeAdvice::advice;
