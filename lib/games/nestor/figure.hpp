#pragma once

#include "games/figure.hpp"
#include "games/nestor/rules.hpp"

namespace longwood::figures::nestor {
using namespace figure;
using G = Nestor;

inline constexpr auto text =
    above(down(G::columns, 2.0), caption(" "), caption(" "), caption(" "), caption(" "), caption(" "),
          beside(G::reserve, G::aside), beside(named(G::hand, 30), named(G::out)));

/// Eight columns, and before the player the reserve and what is set aside from it. The page has its own file
/// for it.
inline constexpr Figure figure{.text = text.list, .pitch = 9};

}  // namespace longwood::figures::nestor
