#pragma once

#include "games/the_flower_garden/rules.hpp"
#include "refusal_rows/row.hpp"

namespace longwood::test::refusal_rows {

inline constexpr auto the_flower_garden = std::to_array<Refusal>({
    {"no_such_move", "", "", "", "turn"},
    {"nothing_there [3]", "of each packet the uppermost card", "", "", "3-sa"},
    {"family_rises [4]", "rises in suit, card by card", "", "1: 2S", "1-sa"},
    {"families_are_final [5]", "stays there", "", "sa: AS; 1: 2H", "sa-1"},
    {"families_are_final [5]", "may be taken back to a packet", "families=returnable", "sa: AS", "sa-ha"},
    {"same_place [7]", "of another packet", "", "3: 9D", "3-3"},
    {"not_next [7]", "next above it in value", "", "3: 9D; 4: 8C", "3-4"},
    {"corner [8]", "a king is laid on no card", "", "3: AD; b1: KS", "b1-3"},
    {"one_card_at_a_time [9]", "One card is moved at a time", "", "3: 9D; 4: 8D 7D", "4-3x2"},
    {"one_card_at_a_time [9]", "only one card is played at a time", "runs=in-suit", "sa: AS; 1: 3S 2S",
     "1-sax2"},
    {"not_a_run [9]", "that descend in one suit", "runs=in-suit", "3: 9D; 4: 8D 7C", "4-3x2"},
    {"not_that_way [10]", "No card enters the bouquet", "", "3: 9D", "3-b1"},
    {"no_redeal_left [12]", "dealt once only", "", "3: 9D", "redeal"},
});

}  // namespace longwood::test::refusal_rows

template <>
inline constexpr std::span<const longwood::test::Refusal>
    longwood::test::refusals_of<longwood::TheFlowerGarden>{longwood::test::refusal_rows::the_flower_garden};
