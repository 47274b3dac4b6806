#pragma once

#include "games/la_capricieuse/rules.hpp"
#include "refusal_rows/row.hpp"

namespace longwood::test::refusal_rows {

inline constexpr auto la_capricieuse = std::to_array<Refusal>({
    {"no_such_move", "", "", "1: 8S", "1~2"},
    {"hand_not_available [2]", "cards are shuffled and dealt", "", "1: 8S; hand: 9S", "hand-1"},
    {"family_rises [3]", "rises", "", "3: 3S", "3-sa"},
    {"family_falls [4]", "falls", "", "3: 3S", "3-sk"},
    {"families_are_final [5]", "stays there", "", "", "sa-3"},
    {"must_play_first [6]", "must be played as it is turned", "", "hand: 9D; @0=1", "hand-3"},
    {"bound_while_dealing [8]", "bound until the deal is over", "", "1: 2H; @0=1", "1-ha"},
    {"no_marriage_while_dealing [9]", "there are no marriages", "", "1: 2H; 2: 3H; @0=1", "1-2"},
    {"not_that_way [10]", "is available", "", "1: 9S", "1-turned"},
    {"nothing_there [10]", "only the lowest card", "", "1: 9S", "5-1"},
    {"not_next [11]", "next above it or next below it", "", "2: 8S; 3: TS", "3-2"},
    {"same_place [11]", "of another", "", "1: 9S", "1-1"},
    {"wrong_suit [11]", "of its own suit", "", "2: 8S; 4: 8D", "2-4"},
    {"corner [12]", "King and ace do not join", "", "1: KH; 2: AH", "1-2"},
    {"one_card_at_a_time [13]", "one card at a time", "", "1: 4H 9S", "1-5x2"},
    {"space_stays_empty [14]", "stays vacant", "", "1: 9S", "1-5"},
    {"no_redeal_left [15]", "This may be done twice", "", "@2=2", "redeal"},
    {"nothing_to_gather [15]", "may be gathered", "", "", "redeal"},
    {"family_rises [3]", "card by card", "", "1: 3S 2S", "1-sax2"},
    {"not_for_both [17]", "both families of its suit would take", "", "1: 3S", "1-sb"},
    {"place_is_taken [17]", "each to one of the two", "", "sb: 7S; 1: 7S", "1-sb"},
    {"held_card_waits [17]", "The next card of its suit that is played takes it along", "", "sb: 7S; 1: 5H",
     "sb-sa"},
    {"nothing_is_held [17]", "may be held between them", "", "1: 5H", "sb-1"},
    {"nothing_is_held [17]", "No card is held", "abeyance=off", "1: 5H", "sb-sa"},
    {"must_play_first [6]", "or you deal on", "deal-play=optional", "turned: 2S; @0=1", "redeal"},
    {"family_falls [4]", "falls", "deal-play=optional", "turned: 2S; @0=1", "turned-sk"},
    {"families_are_final [5]", "may be taken back", "families=returnable abeyance=off", "", "ha-sa"},
    {"bound_while_dealing [8]", "bound until the deal is over", "deal-play=optional", "1: QS; @0=1", "1-sk"},
    {"hand_is_out [2]", "The other ninety-six cards", "deal-play=optional", "", "deal"},
    {"not_next [11]", "next above it or next below it", "families=returnable abeyance=off", "1: 4H", "ha-1"},
    {"space_stays_empty [14]", "stays vacant", "families=returnable abeyance=off", "", "ha-2"},
});

}  // namespace longwood::test::refusal_rows

template <>
inline constexpr std::span<const longwood::test::Refusal>
    longwood::test::refusals_of<longwood::LaCapricieuse> = longwood::test::refusal_rows::la_capricieuse;
