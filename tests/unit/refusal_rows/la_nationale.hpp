#pragma once

#include "refusal_rows/row.hpp"

namespace longwood::test::refusal_rows {

inline constexpr auto la_nationale = std::to_array<Refusal>({
    {"no_such_move", "", "", "1: 8S; 2: 9S", "1+2"},
    {"family_rises [3]", "rises", "", "1: 8S", "1-ca"},
    {"family_falls [4]", "falls", "", "1: 2S", "1-sk"},
    {"families_are_final [5]", "stays there", "", "", "sa-sk"},
    {"must_play_first [6]", "must be played as it is turned", "", "turned: 5S; @0=1", "turned-ha"},
    {"end_card_waits [8]", "must be played as soon as it suits", "", "3: 4H; @0=1", "3-ha"},
    {"hand_not_available [9]", "no vacancy is filled", "", "1: 8S; hand: 9S", "hand-1"},
    {"no_marriage_while_dealing [9]", "there are no marriages", "", "1: 3S; @0=1", "1-4"},
    {"not_that_way [10]", "is available", "", "1: 8S", "turned-1"},
    {"nothing_there [10]", "Only the end card", "", "1: 8S", "4-1"},
    {"not_next [11]", "next above it or next below it", "", "1: 5S; 2: 9S", "1-2"},
    {"same_place [11]", "another column", "", "1: 8S", "1-1"},
    {"wrong_suit [11]", "of its own suit", "", "1: 8S; 6: AH", "1-6"},
    {"corner [12]", "King and ace do not join", "", "5: KH; 6: AH", "5-6"},
    {"one_card_at_a_time [13]", "one at a time", "", "1: 8S; 5: 6S 7S", "5-1x2"},
    {"not_a_run [14]", "a sequence from the end of a column", "", "1: 4C 8S", "1-4x2"},
    {"no_redeal_left [15]", "no second deal", "", "", "redeal"},
    {"family_falls [4]", "falls", "deal-play=optional", "turned: 2S; @0=1", "turned-sk"},
    {"families_are_final [5]", "may be taken back", "families=returnable", "", "ha-sa"},
    {"must_play_first [6]", "must be played as it is turned", "redeals=two", "@0=1", "redeal"},
    {"bound_while_dealing [8]", "bound until the deal is over", "deal-ends=locked", "1: QS; @0=1", "1-sk"},
    {"hand_is_out [9]", "Until the last card is dealt", "deal-play=optional", "", "deal"},
    {"nothing_there [10]", "Only the end card", "deal-play=optional", "", "1-sk"},
    {"wrong_suit [11]", "of its own suit", "families=returnable", "1: 9S", "ha-1"},
    {"one_card_at_a_time [13]", "one at a time", "families=returnable", "ha: AH 2H", "ha-1x2"},
    {"one_card_at_a_time [14]", "any one end card", "vacancy=single-card", "1: 6S 7S", "1-2x2"},
    {"no_redeal_left [15]", "This may be done twice", "redeals=two", "@2=2", "redeal"},
    {"nothing_to_gather [15]", "may be gathered", "redeals=two", "", "redeal"},
});

}  // namespace longwood::test::refusal_rows
