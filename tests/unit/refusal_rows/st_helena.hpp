#pragma once

#include "games/st_helena/rules.hpp"
#include "refusal_rows/row.hpp"

namespace longwood::test::refusal_rows {

inline constexpr auto st_helena = std::to_array<Refusal>({
    {"no_such_move", "", "", "", "turn"},
    {"hand_not_available [2]", "are dealt to them in turn", "", "5: 9D; hand: 8D", "hand-5"},
    {"family_falls [3]", "falls", "", "5: 2S", "5-sk"},
    {"family_rises [4]", "rises", "", "6: QS", "6-sa"},
    {"families_are_final [5]", "stays there", "", "", "sa-5"},
    {"not_that_way [6]", "is available", "", "5: 9D", "5-hand"},
    {"nothing_there [6]", "Only the exposed card", "", "", "7-sa"},
    {"bottom_row_serves_aces [7]", "the bottom row the aces only", "", "8: QH; hand: 8C", "8-hk"},
    {"top_row_serves_kings [7]", "the top row serves the kings only", "", "2: 2H; hand: 8C", "2-ha"},
    {"no_marriage_while_dealing [9]", "there are no marriages", "", "3: 6S; 9: 7S; hand: 9C", "3-9"},
    {"not_next [10]", "next above it or next below it", "", "3: 6S; 9: 8S", "3-9"},
    {"same_place [10]", "to another of its own suit", "", "3: 6S", "3-3"},
    {"wrong_suit [10]", "of its own suit", "", "3: 6S; 4: 7D", "3-4"},
    {"corner [11]", "King and ace do not join", "", "1: KH; 2: AH", "1-2"},
    {"one_card_at_a_time [12]", "one card at a time", "", "3: 5S 6S; 4: 7S", "3-4x2"},
    {"space_stays_empty [13]", "stays empty", "", "4: 7S", "4-5"},
    {"hand_is_out [2]", "The other ninety-six cards", "", "", "deal"},
    {"no_redeal_left [15]", "This may be done twice", "", "@1=2", "redeal"},
    {"nothing_to_gather [15]", "may be gathered", "", "", "redeal"},
    {"still_in_hand [15]", "When the hand is out", "", "hand: 8C", "redeal"},
    {"families_are_final [5]", "may be taken back", "families=returnable", "", "sa-ha"},
    {"bottom_row_serves_aces [7]", "the bottom row the aces only", "restriction=first-deal", "8: QH", "8-hk"},
    {"top_row_serves_kings [7]", "the top row serves the kings only", "restriction=first-deal", "2: 2H",
     "2-ha"},
    {"not_next [10]", "next above it or next below it", "packing=any-suit", "1: 5S; 2: 9H", "1-2"},
    {"corner [11]", "King and ace do not join", "packing=any-suit", "1: KS; 2: AH", "1-2"},
    {"space_stays_empty [13]", "stays empty", "restriction=off deal=all-at-once", "1: 5S", "1-3"},
    {"no_redeal_left [15]", "no re-deal", "redeals=none", "1: 9S", "redeal"},
    {"supply_first [13]", "before the deal goes on", "supply=after-plays", "1: 9S; hand: 8C", "deal"},
    {"nothing_to_supply [13]", "places left quite empty", "supply=after-plays",
     "1: 9S; 2: 9S; 3: 9H; 4: 9H; 5: 8S; 6: 8S; 7: 8H; 8: 8H; 9: 7S; 10: 7S; 11: 7H; 12: 7H; hand: 8C",
     "refill"},
    {"nothing_is_held [17]", "No card is held", "", "5: 5H", "sb-sa"},
    {"nothing_is_held [17]", "may be held between them", "abeyance=allowed", "5: 5H", "sb-5"},
    {"held_card_waits [17]", "The next card of its suit that is played takes it along", "abeyance=allowed",
     "sb: 7S; 1: 5H", "sb-sa"},
    {"not_for_both [17]", "both families of its suit would take", "abeyance=allowed", "1: 3S", "1-sb"},
    {"place_is_taken [17]", "each to one of the two", "abeyance=allowed", "sb: 7S; 1: 7S", "1-sb"},
    {"top_row_serves_kings [7]", "the top row serves the kings only", "abeyance=allowed",
     "ha: AH 2H 3H 4H 5H 6H 7H; hk: KH QH JH TH 9H; 2: 8H; hand: 5C", "2-hb"},
    {"bottom_row_serves_aces [7]", "the bottom row the aces only", "abeyance=allowed",
     "ha: AH 2H 3H 4H 5H 6H 7H; hk: KH QH JH TH 9H; 8: 8H; hand: 5C", "8-hb"},
});

}  // namespace longwood::test::refusal_rows

template <>
inline constexpr std::span<const longwood::test::Refusal> longwood::test::refusals_of<longwood::StHelena> =
    longwood::test::refusal_rows::st_helena;
