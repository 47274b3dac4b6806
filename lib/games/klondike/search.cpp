#include "games/klondike/search.hpp"

constinit const longwood::SearchSpec longwood::Klondike::search = advice::KlondikeAdvice::advice;
