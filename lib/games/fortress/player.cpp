#include "games/fortress/rules.hpp"
#include "honest/guide.hpp"

constinit const longwood::Guide longwood::Fortress::player{.version = 7};
