#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "games/common_reasons.hpp"
#include "games/la_belle_lucie/rules.hpp"

/// Facts of La Belle Lucie other than its rules.
namespace longwood::facts::la_belle_lucie {

using words::la_belle_lucie::Rule;

inline constexpr auto groups =
    std::to_array<PileGroup>({{"aces", LaBelleLucie::families, Role::family, words::rising_family},
                              {"fans", LaBelleLucie::fans, Role::tableau, "fan {name}"},
                              {"hand", LaBelleLucie::hand, Role::hand, "the hand"}});
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

inline constexpr auto rewordings = std::to_array<Rewording>({
    {LaBelleLucie::Vacancy::kings,
     said(Why::space_stays_empty, Rule::vacancy, "only a king begins a fan again")},
    {LaBelleLucie::Redeals::none, said(Why::no_redeal_left, Rule::redeal)},
    {LaBelleLucie::Families::returnable,
     said(Why::families_are_final, Rule::final, "from a family a card goes only to a fan")},
});

}  // namespace longwood::facts::la_belle_lucie

namespace longwood {

inline constexpr GameInfo LaBelleLucie::info{
    .id = "la-belle-lucie",
    .title = "La Belle Lucie",
    .source = "Cadogan",
    .rules_version = 1,
    .packs = {1, {}},
    .groups = facts::la_belle_lucie::groups,
    .pile_names = facts::la_belle_lucie::names,
    .classes = PileClasses::of({}, {fans}),
    .rulebook = &words::la_belle_lucie::rulebook,
    .reasons = facts::la_belle_lucie::reasons,
    .sets = words::la_belle_lucie::sets,
    .variants = {.options = words::la_belle_lucie::options,
                 .rewordings = facts::la_belle_lucie::rewordings,
                 .comparison = words::la_belle_lucie::comparison,
                 .former = words::la_belle_lucie::former},
    .shuffled = fans,
    .acts = {.redeal = "take up the fans, shuffle and deal again"},
    .known_as = words::la_belle_lucie::known_as,
    .mistaken = words::la_belle_lucie::mistaken,
};

}  // namespace longwood
