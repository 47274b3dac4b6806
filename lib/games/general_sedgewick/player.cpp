#include "games/general_sedgewick/player.hpp"

constinit const longwood::Guide longwood::GeneralSedgewick::player = guides::GeneralSedgewick::guide;
