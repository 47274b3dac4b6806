#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "core/pile_group.hpp"
#include "games/common_reasons.hpp"
#include "games/la_belle_lucie/choices.hpp"

/// What La Belle Lucie and the games like it say alike.
namespace longwood::facts::la_belle_lucie {

using words::la_belle_lucie::Rule;

inline constexpr auto names =
    std::to_array<std::string_view>({"sa", "ha", "da", "ca", "1",  "2",  "3",  "4",  "5",  "6",  "7",   "8",
                                     "9",  "10", "11", "12", "13", "14", "15", "16", "17", "18", "hand"});
inline constexpr auto reasons = std::to_array<Reason>({
    no_such_move("La Belle Lucie has no such move"),
    said(Why::hand_not_available, Rule::layout, "all the cards are dealt, and none is in hand"),
    said(Why::family_rises, Rule::families,
         "a family takes its ace and then only the next higher card of its suit"),
    said(Why::families_are_final, Rule::final),
    said(Why::nothing_there, Rule::available),
    said(Why::not_that_way, Rule::available, "a card goes to a family or to another fan"),
    said(Why::same_place, Rule::marriage, "a card is married to one of another fan, not of its own"),
    said(Why::wrong_suit, Rule::marriage),
    said(Why::not_next, Rule::marriage, "a card is laid only upon the next higher"),
    said(Why::corner, Rule::corner),
    said(Why::one_card_at_a_time, Rule::single),
    said(Why::space_stays_empty, Rule::vacancy, "a fan that is gone is not begun again"),
    said(Why::no_redeal_left, Rule::redeal, "the third deal was the last"),
    said(Why::nothing_to_gather, Rule::redeal),
});
/// A reason which games like it give as well.
consteval Reason inherited(Why why) { return *std::ranges::find(reasons, why, &Reason::why); }

inline constexpr ActWords acts{.redeal = "take up the fans, shuffle and deal again"};

}  // namespace longwood::facts::la_belle_lucie
