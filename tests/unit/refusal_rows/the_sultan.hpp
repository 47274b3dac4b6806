#pragma once

#include "games/the_sultan/rules.hpp"
#include "refusal_rows/row.hpp"

namespace longwood::test::refusal_rows {

inline constexpr auto the_sultan = std::to_array<Refusal>({
    {"no_such_move", "", "", "", "deal"},
    {"nothing_on_the_sultan [3]", "nothing is laid upon him", "", "sultan: KH; L1: AH", "L1-sultan"},
    {"family_rises [4]", "up to the queen", "", "hk: KH; L1: 2H", "L1-hk"},
    {"ace_family_rises [5]", "The ace of hearts founds the eighth family, which rises", "", "ha: AH; L1: AH",
     "L1-ha"},
    {"families_are_final [6]", "stays there", "", "hk: KH; L1: AS", "hk-L1"},
    {"sultan_stays [3]", "stays where he is", "", "sultan: KH; L1: AS", "sultan-sk1"},
    {"family_is_finished [4]", "up to the queen", "", "hk: KH AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH; L1: AS",
     "L1-hk"},
    {"ace_family_is_finished [5]", "to the queen of hearts", "",
     "ha: AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH; L1: AS", "L1-ha"},
    {"divan_is_filled_by_rule [7]", "Nothing is laid upon the Divan", "", "L2: 9D", "L2-R1"},
    {"talon_fills_vacancies [8]", "only to fill a vacancy", "", "talon: 9D", "talon-R1"},
    {"talon_fills_vacancies [8]", "never enters the Divan", "refill=from-hand", "talon: 9D", "talon-R1"},
    {"must_play_first [9]", "compulsory", "play=forthwith",
     "sultan: KH; sk1: KS; sk2: KS; talon: AS; L1: 2H; ha: AH; @1=1", "turn"},
    {"must_play_first [9]", "compulsory", "play=forthwith",
     "sultan: KH; sk1: KS; sk2: KS; talon: AS; L1: 2H; ha: AH; @1=1", "L1-ha"},
    {"nothing_there [7]", "card of the Divan is available", "", "sk1: KS", "L1-sk1"},
    {"same_place [7]", "its cards do not change places", "", "L1: AS", "L1-L1"},
    {"not_that_way [8]", "but for the families only", "", "L1: AH; talon: 9D", "L1-talon"},
    {"one_card_at_a_time [4]", "card by card", "", "sk1: KS; talon: 2S AS", "talon-sk1x2"},
    {"hand_not_available [11]", "are turned one by one", "", "sk1: KS; hand: AS", "hand-sk1"},
    {"hand_is_out [11]", "The cards in hand are turned", "", "", "turn"},
    {"nothing_to_gather [12]", "may the talon be taken up", "", "", "redeal"},
    {"still_in_hand [12]", "Only when the hand is out", "", "hand: JC", "redeal"},
    {"no_redeal_left [13]", "not a third time", "", "@0=2", "redeal"},
    {"no_such_place [2]", "Six cards are dealt next", "divan=six refill=leisure", "talon: 9D", "talon-L4"},
    {"no_such_place [2]", "Six cards are dealt next", "divan=six refill=talon-or-divan", "L1: 2S", "L1-R4"},
    {"nothing_there [7]", "card of the Divan is available", "refill=talon-or-divan", "", "L2-L3"},
    {"place_is_taken [7]", "lace holds one card", "refill=leisure", "L1: 2S; talon: 9D", "talon-L1"},
    {"place_is_taken [7]", "lace holds one card", "refill=talon-or-divan", "L1: 2S; L2: 9D", "L1-L2"},
    {"same_place [7]", "Each place holds one card", "refill=talon-or-divan", "L1: 2S", "L1-L1"},
    {"not_that_way [8]", "for the families or for a vacancy in the Divan", "refill=leisure",
     "L1: 2S; talon: 9D", "L1-talon"},
    {"not_that_way [8]", "for the families or for a vacancy in the Divan", "refill=talon-or-divan",
     "L1: 2S; talon: 9D", "L1-talon"},
    {"divan_is_filled_by_rule [10]", "filled with the uppermost card of the talon", "refill=leisure",
     "L1: 2S", "L1-L2"},
    {"hand_not_available [11]", "are turned one by one", "refill=leisure", "hand: 4H", "hand-L1"},
    {"one_card_at_a_time [10]", "may be filled with the uppermost card", "refill=leisure", "talon: 2S 9D",
     "talon-L1x2"},
    {"one_card_at_a_time [10]", "may be filled with the uppermost card", "refill=talon-or-divan",
     "talon: 2S 9D", "talon-L1x2"},
});

}  // namespace longwood::test::refusal_rows

template <>
inline constexpr std::span<const longwood::test::Refusal> longwood::test::refusals_of<longwood::TheSultan> =
    longwood::test::refusal_rows::the_sultan;
