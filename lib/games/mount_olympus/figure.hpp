#pragma once

#include "games/figure.hpp"
#include "games/mount_olympus/rules.hpp"

namespace longwood::figures::mount_olympus {
using namespace figure;
using G = MountOlympus;

inline constexpr auto wide = beside(above(beside(rows(G::families, 8)), 0.4, down(G::battery, 1.9)), 0.6,
                                    above(G::hand, 0.5, G::talon));
inline constexpr auto tall =
    above(rows(G::families, 8), 0.4, down(G::battery, 2.0, {.per = 5, .row_gap = 20}),
          beside(Notice::beside, G::talon, G::hand));

/// A phone has no room for eight families side by side.
inline constexpr auto phone =
    above(beside(above(G::talon, 0.14, G::hand, 0.06, Notice::tally, rest), 0.38, rows(G::families, 4)), 0.4,
          down(G::battery, 1.9, {.per = 5, .row_gap = 20}));

/// Two rows of families, the battery beneath them, and hand and talon at the side.
inline constexpr Figure figure{
    .wide = {{{wide.list, 14}}}, .tall = {{{tall.list, 10}, {phone.list, 14}}}, .pitch = 7};

}  // namespace longwood::figures::mount_olympus
