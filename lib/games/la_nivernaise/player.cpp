#include "games/la_nivernaise/player.hpp"

constinit const longwood::Guide longwood::LaNivernaise::player = guides::LaNivernaise::guide;
