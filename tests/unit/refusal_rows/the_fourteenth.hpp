#pragma once

#include "games/the_fourteenth/rules.hpp"
#include "refusal_rows/row.hpp"

namespace longwood::test::refusal_rows {

inline constexpr auto the_fourteenth = std::to_array<Refusal>({
    {"no_such_move", "", "", "hand: 2D", "hand-r2c1"},
    {"not_in_line [3]", "in the same row or in the same column", "", "r1c1: KS; r2c2: AS", "r1c1+r2c2"},
    {"not_fourteen [4]", "the sum of fourteen", "", "r1c1: 7S; r1c2: 2D", "r1c1+r1c2"},
    {"not_that_way [5]", "Two cards make a pair", "", "r1c1: KS; r1c2: AS", "r1c1-r1c2"},
    {"same_place [5]", "neither more nor fewer", "", "r1c1: 7S", "r1c1+r1c1"},
    {"nothing_there [8]", "Vacant places take no part", "", "r1c3: KS", "r1c1+r1c3"},
    {"fourteen_remains [9]", "only when no fourteen can be made", "", "r1c1: KS; r1c2: AS; r4c4: 5D",
     "r1c1~r4c4"},
    {"exchange_spent [10]", "not again", "", "r4c1: 4C; r4c2: 3C; @0=1", "r4c1~r4c2"},
    {"four_different_cards [11]", "four different cards", "", "r1c2: AS; r3c3: 2C; @1=2", "r1c2~r3c3"},
    {"no_gap [7]", "the first gap before it", "close-up=last-to-first", "", "refill"},
    {"still_in_hand [7]", "When the hand is out", "close-up=last-to-first", "hand: 4H", "refill"},
    {"last_card_waits [6]", "before anything else is done", "last-card=chosen",
     "r1c1: 5H; r2c1: 9H; hand: 4H; @3=8; @4=18", "r1c1+r2c1"},
    {"last_card_waits [6]", "in either of the two", "last-card=chosen",
     "r1c1: 5H; r2c1: 9H; hand: 4H; @3=8; @4=18", "hand-r1c2"},
    {"exchange_spent [10]", "There is no exchange", "exchange=none", "r1c1: 5H; r2c2: 4H", "r1c1~r2c2"},
});

}  // namespace longwood::test::refusal_rows

template <>
inline constexpr std::span<const longwood::test::Refusal>
    longwood::test::refusals_of<longwood::TheFourteenth> = longwood::test::refusal_rows::the_fourteenth;
