#pragma once

#include "games/la_belle_lucie/rules.hpp"
#include "games/search/fans.hpp"

namespace longwood::advice {

using LaBelleLucieAdvice = FansAdvice<LaBelleLucie>;

}  // namespace longwood::advice
