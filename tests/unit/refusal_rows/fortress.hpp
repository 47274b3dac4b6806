#pragma once

#include "games/fortress/rules.hpp"
#include "refusal_rows/row.hpp"

namespace longwood::test::refusal_rows {

inline constexpr auto fortress = std::to_array<Refusal>({
    {"no_such_move", "", "", "L1: 6H; R1: 5H", "L1+R1"},
    {"family_rises [3]", "rises", "", "L1: 7C", "L1-ha"},
    {"families_are_final [4]", "stays there", "", "sa: AS", "sa-L1"},
    {"nothing_there [5]", "Only the outside card", "", "L1: 5D", "L4-L1"},
    {"not_next [7]", "next above it or next below it", "", "L3: 8D; R5: 4D", "L3-R5"},
    {"same_place [7]", "of any other row", "", "L1: 5D", "L1-L1"},
    {"wrong_suit [7]", "of its own suit", "", "L1: 7C; L2: AH", "L1-L2"},
    {"corner [8]", "King and ace do not join", "", "L3: AC; R3: KC", "L3-R3"},
    {"one_card_at_a_time [9]", "One card is moved at a time", "", "R4: 2C 3C 4C 5C", "R4-L5x4"},
    {"hand_is_out [13]", "there is neither hand nor re-deal", "", "", "deal"},
    {"family_rises [3]", "rises", "base=first-card", "L1: 9H", "L1-sa"},
    {"families_are_final [4]", "taken back to a row", "families=returnable", "ca: AC 2C", "ca-sa"},
    {"not_next [7]", "next above it or next below it", "families=returnable", "ca: AC 2C; L3: 5C", "ca-L3"},
    {"one_card_at_a_time [9]", "One card is moved at a time", "families=returnable", "ca: AC 2C; R3: 3C",
     "ca-R3x2"},
});

}  // namespace longwood::test::refusal_rows

template <>
inline constexpr std::span<const longwood::test::Refusal> longwood::test::refusals_of<longwood::Fortress> =
    longwood::test::refusal_rows::fortress;
