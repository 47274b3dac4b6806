#include "games/the_travellers/rules.hpp"
#include "honest/guide.hpp"

// The Travellers plays itself.
constinit const longwood::Guide longwood::TheTravellers::player{.chooses = false};
