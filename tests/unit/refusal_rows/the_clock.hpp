#pragma once

#include "games/the_clock/rules.hpp"
#include "refusal_rows/row.hpp"

namespace longwood::test::refusal_rows {

inline constexpr auto the_clock = std::to_array<Refusal>({
    {"no_such_move", "", "", "", "deal"},
    {"family_rises [3]", "rises", "", "X: 3H; 4: 3H", "4-X"},
    {"hour_is_struck [4]", "Nothing more is laid upon it", "", "XI: 4S 5S 6S 7S 8S 9S TS JS; 1: QS", "1-XI"},
    {"families_are_final [5]", "stays there", "", "I: 6C; 1: 9S", "I-1"},
    {"not_that_way [6]", "to be played to a foundation or married", "", "1: 9D", "1-talon"},
    {"nothing_there [6]", "Only the uppermost card", "", "X: 3H", "3-X"},
    {"hand_not_available [7]", "turned from the hand", "", "IX: 2C; hand: 9C", "hand-IX"},
    {"talon_serves_hours [7]", "to a foundation, but nowhere else", "", "talon: 9H", "talon-3"},
    {"hand_is_not_married [8]", "neither hand nor talon gives a card", "", "2: TH; hand: 5S", "hand-2"},
    {"not_next [9]", "next above it", "", "1: 9H; 2: TH", "2-1"},
    {"same_place [9]", "of another", "", "1: 9S", "1-1"},
    {"wrong_suit [9]", "of the same suit", "", "1: 9H; 3: KC", "1-3"},
    {"one_card_at_a_time [10]", "one card at a time", "", "1: TS 9S; 2: JS", "1-2x2"},
    {"space_stays_empty [11]", "takes no marriage", "", "2: JS", "2-3"},
    {"nothing_to_refill [12]", "all the packets short of three", "",
     "1: 2H AD 2D; 2: 3S 4S 5S; 3: 2S 2S 3S; 4: 5S 6S 6S; 5: 3D 4D 6D; 6: 7S 7S 8S; 7: 9S 9S TS; 8: JS JS "
     "JC; 9: 2H 3H 7D; 10: 4H 4H 5H; 11: 5H 6H 6H; 12: 8H 8H 9H; hand: 8D",
     "refill"},
    {"fill_up_first [13]", "only when no packet in the circle has fewer than three", "", "hand: 5S", "turn"},
    {"hand_is_out [14]", "gone through once only", "", "", "refill"},
    {"no_redeal_left [14]", "gone through once only", "", "", "redeal"},
    {"talon_serves_hours [7]", "to a foundation or be married in the circle", "talon=circle", "talon: 9H",
     "talon-hand"},
    {"not_next [9]", "next above it", "king-on-ace=no", "1: AC; 2: KC", "2-1"},
    {"wrong_suit [9]", "of the same suit", "king-on-ace=no", "1: AC; 2: KD", "2-1"},
    {"packet_too_short [11]", "fewer than three cards takes no marriage", "marry=three", "1: TH; 2: 9H",
     "2-1"},
    {"refill_before_play [13]", "nothing is played until all packets are refilled", "phases=strict",
     "X: 3H; 1: 2S 4H; hand: 5S; @1=1", "1-X"},
    {"no_redeal_left [14]", "This may be done once", "redeal=one", "@0=1", "redeal"},
    {"nothing_to_gather [14]", "talon may be turned over", "redeal=one", "", "redeal"},
    {"still_in_hand [14]", "When the hand is out", "redeal=one", "hand: 3C", "redeal"},
});

}  // namespace longwood::test::refusal_rows

template <>
inline constexpr std::span<const longwood::test::Refusal> longwood::test::refusals_of<longwood::TheClock> =
    longwood::test::refusal_rows::the_clock;
