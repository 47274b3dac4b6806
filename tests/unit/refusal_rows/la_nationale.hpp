#pragma once

#include "games/la_nationale/rules.hpp"
#include "refusal_rows/row.hpp"

namespace longwood::test::refusal_rows {

inline constexpr auto la_nationale = std::to_array<Refusal>({
    {"no_such_move", "", "", "1: 8S; 2: 9S", "1+2"},
    {"family_rises [3]", "rises", "", "1: 8S", "1-ca"},
    {"family_falls [4]", "falls", "", "1: 2S", "1-sk"},
    {"families_are_final [5]", "stays there", "", "", "sa-sk"},
    {"must_play_first [6]", "must be played as it is turned", "", "turned: 5S; @0=1", "turned-ha"},
    {"end_card_waits [8]", "must be played as soon as it suits", "", "3: 4H; @0=1", "3-ha"},
    {"must_play_first [6]", "must be played as it is turned", "", "turned: 2S; @0=1", "turned-1"},
    {"must_play_first [6]", "must be played as it is turned", "", "turned: 2S; hand: 9D; @0=1", "hand-3"},
    {"hand_not_available [2]", "are shuffled and dealt", "", "1: 8S; hand: 9S", "hand-1"},
    {"no_marriage_while_dealing [9]", "no end card suits a family any more", "", "1: 3S; @0=1", "1-4"},
    {"not_that_way [10]", "is available", "", "1: 8S", "turned-1"},
    {"nothing_there [10]", "Only the end card", "", "1: 8S", "4-1"},
    {"not_next [11]", "next above it or next below it", "", "1: 5S; 2: 9S", "1-2"},
    {"same_place [11]", "another column", "", "1: 8S", "1-1"},
    {"wrong_suit [11]", "of its own suit", "", "1: 8S; 6: AH", "1-6"},
    {"family_rises [3]", "card by card", "", "1: 3S 2S", "1-sax2"},
    {"family_falls [4]", "card by card", "", "1: JS QS", "1-skx2"},
    {"corner [12]", "King and ace do not join", "", "5: KH; 6: AH", "5-6"},
    {"one_card_at_a_time [13]", "one at a time", "", "1: 8S; 5: 6S 7S", "5-1x2"},
    {"not_a_run [14]", "a sequence from the end of a column", "", "1: 4C 8S", "1-4x2"},
    {"no_redeal_left [15]", "no second deal", "", "", "redeal"},
    {"not_for_both [17]", "both families of its suit would take", "", "1: 3S", "1-sb"},
    {"place_is_taken [17]", "each to one of the two", "", "sb: 7S; 1: 7S", "1-sb"},
    {"held_card_waits [17]", "The next card of its suit that is played takes it along", "", "sb: 7S; 1: 5H",
     "sb-sa"},
    {"nothing_is_held [17]", "may be held between them", "", "1: 5H", "sb-1"},
    {"nothing_is_held [17]", "No card is held", "abeyance=off", "1: 5H", "sb-sa"},
    {"no_marriage_while_dealing [9]", "Until the last card is dealt", "compulsion=last-card", "1: 3S; @0=1",
     "1-4"},
    {"no_marriage_while_dealing [9]", "Until the last card is dealt", "deal-play=optional", "1: 3S; @0=1",
     "1-4"},
    {"no_marriage_while_dealing [9]", "Until the last card is dealt", "deal-play=none", "1: 3S; @0=1", "1-4"},
    {"no_marriage_while_dealing [9]", "Until the last card is dealt", "deal-ends=locked", "1: 3S; @0=1",
     "1-4"},
    {"must_play_first [6]", "or you deal on", "deal-play=optional redeals=two", "turned: 2S; @0=1", "redeal"},
    {"end_card_waits [8]", "may be played when it suits", "deal-play=optional redeals=two", "1: QS; @0=1",
     "redeal"},
    {"not_for_both [17]", "both families of its suit would take", "deal-play=optional", "turned: 3S; @0=1",
     "turned-sb"},
    {"family_falls [4]", "falls", "deal-play=optional", "turned: 2S; @0=1", "turned-sk"},
    {"families_are_final [5]", "may be taken back", "families=returnable abeyance=off", "", "ha-sa"},
    {"must_play_first [6]", "must be played as it is turned", "redeals=two", "turned: 2S; @0=1", "redeal"},
    {"end_card_waits [8]", "must be played as soon as it suits", "redeals=two", "@0=1", "redeal"},
    {"bound_while_dealing [8]", "bound until the deal is over", "deal-ends=locked", "1: QS; @0=1", "1-sk"},
    {"hand_is_out [2]", "The other ninety-six cards", "deal-play=optional", "", "deal"},
    {"nothing_there [10]", "Only the end card", "deal-play=optional", "", "1-sk"},
    {"wrong_suit [11]", "of its own suit", "families=returnable abeyance=off", "1: 9S", "ha-1"},
    {"one_card_at_a_time [13]", "one at a time", "families=returnable abeyance=off", "1: 3S; ha: AH 2H",
     "ha-1x2"},
    {"one_card_fills [14]", "any one end card", "vacancy=single-card", "1: 6S 7S", "1-2x2"},
    {"one_card_at_a_time [13]", "one at a time", "vacancy=single-card", "1: 6S 7S; 2: 4D", "1-2x2"},
    {"no_redeal_left [15]", "This may be done twice", "redeals=two", "@2=2", "redeal"},
    {"nothing_to_gather [15]", "may be gathered", "redeals=two", "", "redeal"},
});

}  // namespace longwood::test::refusal_rows

template <>
inline constexpr std::span<const longwood::test::Refusal> longwood::test::refusals_of<longwood::LaNationale> =
    longwood::test::refusal_rows::la_nationale;
