#pragma once

#include "games/la_nivernaise/rules.hpp"
#include "refusal_rows/row.hpp"

namespace longwood::test::refusal_rows {

inline constexpr auto la_nivernaise = std::to_array<Refusal>({
    {"no_such_move", "", "", "1: 5D; 2: 9D", "1+2"},
    {"family_rises [2]", "rises", "", "L4: 2S", "L4-sa"},
    {"family_falls [3]", "falls", "", "3: 7S", "3-dk"},
    {"not_that_way [4]", "to a family or to a vacant place in the flanks", "", "1: 4H; hand: AS", "1-hand"},
    {"nothing_there [4]", "only the uppermost", "", "", "2-L1"},
    {"flanks_serve_families [5]", "and nowhere else", "", "L1: 5S", "L1-L2"},
    {"flanks_serve_families [5]", "and nowhere else", "", "L1: 5S; hand: AS", "L1-hand"},
    {"line_takes_no_cards [6]", "takes no cards but those dealt to it", "", "L1: 5S", "L1-2"},
    {"place_is_taken [6]", "a flank place holds one card", "", "L1: 5S; 3: 4S", "3-L1"},
    {"same_place [6]", "a flank place holds one card", "", "L1: 5S", "L1-L1"},
    {"families_are_final [8]", "In no other way does a card leave its family", "", "sa: AS", "sa-L1"},
    {"base_stays [9]", "is never exchanged", "", "sa: AS; sk: KS", "sa-sk"},
    {"one_card_at_a_time [10]", "may take one card", "", "1: 9H 4H", "1-L1x2"},
    {"hand_not_available [11]", "never played straight", "", "hand: AS", "hand-sa"},
    {"hand_is_out [13]", "until the hand is out", "", "", "deal"},
    {"nothing_to_gather [14]", "may be taken up", "", "", "redeal"},
    {"still_in_hand [14]", "When the hand is out", "", "hand: 7C", "redeal"},
    {"no_redeal_left [15]", "not a second time", "", "@0=1", "redeal"},
    {"place_is_taken [6]", "a flank place holds one card", "source=any-place", "sa: AS 2S; L1: 2D", "sa-L1"},
    {"families_are_final [8]", "stays there", "exchange=off", "sa: AS; sk: KS", "sa-sk"},
    {"families_are_final [8]", "to a vacant flank place", "source=any-place", "sa: AS; 1: 2D", "sa-1"},
    {"base_stays [9]", "is never exchanged", "source=any-place", "sa: AS", "sa-L2"},
    {"flanks_serve_families [5]", "to a family, or to a vacant flank place", "source=any-place",
     "L1: 2D; hand: 3D", "L1-hand"},
    {"hand_not_available [11]", "never played straight", "source=any-place", "hand: 2D", "hand-L1"},
    {"hand_not_available [11]", "never played straight", "source=line", "hand: 5S", "hand-L1"},
    {"no_redeal_left [15]", "again twice", "redeals=two", "@0=2", "redeal"},
});

}  // namespace longwood::test::refusal_rows

template <>
inline constexpr std::span<const longwood::test::Refusal>
    longwood::test::refusals_of<longwood::LaNivernaise> = longwood::test::refusal_rows::la_nivernaise;
