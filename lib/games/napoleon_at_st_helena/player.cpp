#include "games/napoleon_at_st_helena/player.hpp"

constinit const longwood::Guide longwood::NapoleonAtStHelena::player = guides::NapoleonAtStHelena::guide;
