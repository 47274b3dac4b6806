#pragma once

#include "games/babette/rules.hpp"
#include "refusal_rows/row.hpp"

namespace longwood::test::refusal_rows {

inline constexpr auto babette = std::to_array<Refusal>({
    {"no_such_move", "", "", "", "turn"},
    {"hand_not_available [2]", "Each further row of eight is dealt", "", "hand: AS", "hand-sa"},
    {"hand_is_out [2]", "until the hand is out", "", "", "deal"},
    {"family_rises [4]", "rises in suit, card by card", "", "1: 2S", "1-sa"},
    {"family_rises [4]", "One ace of each suit", "", "1: AS", "1-ha"},
    {"family_falls [5]", "falls in suit, card by card", "", "dk: KD; 5: JD", "5-dk"},
    {"families_are_final [6]", "stays there", "", "sa: AS 2S; sk: KS QS JS TS 9S 8S 7S 6S 5S 4S 3S", "sa-sk"},
    {"nothing_there [7]", "Only the lowest card of a column", "", "", "3-sa"},
    {"not_that_way [7]", "for the families only", "", "3: 9D", "3-hand"},
    {"nothing_is_built [8]", "Nothing is built in the garden", "", "3: 9D; 4: 8D", "4-3"},
    {"nothing_is_built [8]", "a vacancy there is not refilled", "", "3: 9D", "3-4"},
    {"same_place [8]", "only the deal lays cards in the columns", "", "3: 9D", "3-3"},
    {"still_in_hand [9]", "When the hand is out", "", "3: 9D; hand: 8D", "redeal"},
    {"cards_can_be_played [9]", "no available card can be played", "", "1: 9C; 2: AS", "redeal"},
    {"covered [7]", "when no card lies next below it", "available=gap-below", "3: AS 9D; @14=2", "3-sax2"},
    {"nothing_to_gather [9]", "the garden may be taken up", "", "", "redeal"},
    {"no_redeal_left [10]", "taken up twice", "", "3: 9D; @0=2", "redeal"},
    {"no_redeal_left [10]", "taken up once", "redeals=one", "3: 9D; @0=1", "redeal"},
});

}  // namespace longwood::test::refusal_rows

template <>
inline constexpr std::span<const longwood::test::Refusal> longwood::test::refusals_of<longwood::Babette>{
    longwood::test::refusal_rows::babette};
