#pragma once

#include "games/napoleon_at_st_helena/rules.hpp"
#include "refusal_rows/row.hpp"

namespace longwood::test::refusal_rows {

inline constexpr auto napoleon_at_st_helena = std::to_array<Refusal>({
    {"no_such_move", "", "", "", "deal"},
    {"hand_not_available [12]", "is turned upon the talon", "", "hand: AS", "hand-sa1"},
    {"hand_is_out [14]", "turned once only", "", "", "turn"},
    {"no_redeal_left [14]", "the talon is not turned over", "", "talon: 9C", "redeal"},
    {"family_rises [3]", "rises in suit, card by card", "", "1: 2S", "1-sa1"},
    {"families_are_final [4]", "stays there", "", "sa1: AS; 1: 2S", "sa1-1"},
    {"families_are_final [4]", "from family to family no card goes", "families=returnable", "sa1: AS",
     "sa1-sa2"},
    {"nothing_there [5]", "the lowest card of a column", "", "", "3-sa1"},
    {"same_place [7]", "of another column", "", "3: 9D", "3-3"},
    {"not_that_way [13]", "Only the hand gives it cards", "", "3: 9D", "3-talon"},
    {"not_that_way [13]", "nothing returns to the hand", "", "3: 9D", "3-hand"},
    {"wrong_suit [7]", "of its own suit", "", "3: 9D; 4: 8H", "4-3"},
    {"not_next [7]", "next above it in value", "", "3: 9D; 4: 8D", "3-4"},
    {"corner [8]", "a king is laid on no card", "", "3: AD; 4: KD", "4-3"},
    {"one_card_at_a_time [9]", "One card is moved at a time", "", "3: 9D; 4: 8D 7D", "4-3x2"},
    {"space_stays_empty [10]", "of the talon and with no other", "vacancy=talon-only", "3: 9D", "3-4"},
});

}  // namespace longwood::test::refusal_rows

template <>
inline constexpr std::span<const longwood::test::Refusal>
    longwood::test::refusals_of<longwood::NapoleonAtStHelena>{
        longwood::test::refusal_rows::napoleon_at_st_helena};
