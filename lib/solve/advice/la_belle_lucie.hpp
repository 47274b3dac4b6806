#pragma once

#include "games/la_belle_lucie/rules.hpp"
#include "solve/advice/fans.hpp"

namespace longwood::advice {

using LaBelleLucieAdvice = FansAdvice<LaBelleLucie>;

}  // namespace longwood::advice

template <>
inline constexpr const longwood::Advice* longwood::advice_of<longwood::LaBelleLucie> =
    &longwood::advice::LaBelleLucieAdvice::advice;
