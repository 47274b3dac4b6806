#pragma once

#include "games/family_words.hpp"
#include "games/fortress/names.hpp"
#include "games/fortress/rules.hpp"
#include "games/fortress/sets.hpp"
#include "games/fortress/words.hpp"

/// What is said of Fortress besides its rules.
namespace longwood::facts::fortress {

inline constexpr auto groups =
    std::to_array<PileGroup>({{"aces", Fortress::aces, Role::family, words::rising_family},
                              {"left", Fortress::left, Role::tableau, "row {name}"},
                              {"right", Fortress::right, Role::tableau, "row {name}"}});
inline constexpr auto names = std::to_array<std::string_view>(
    {"sa", "ha", "da", "ca", "L1", "L2", "L3", "L4", "L5", "R1", "R2", "R3", "R4", "R5"});
inline constexpr auto reasons = std::to_array<Reason>({
    {Why::no_such_move, "no_such_move", 0, "Fortress has no such move"},
    {Why::nothing_there, "nothing_there", 5, "there is no card there"},
    {Why::same_place, "same_place", 7, "a card is moved to another row, not to its own"},
    {Why::family_rises, "family_rises", 3,
     "a family takes its ace and then only the next higher card of its suit"},
    {Why::wrong_suit, "wrong_suit", 7, "a marriage is made in one suit"},
    {Why::not_next, "not_next", 7, "the two cards are not next to one another in value"},
    {Why::corner, "corner", 8, "king and ace do not join"},
    {Why::one_card_at_a_time, "one_card_at_a_time", 9, "only one card is moved at a time"},
    {Why::families_are_final, "families_are_final", 4, "what lies on a family stays there"},
    {Why::hand_is_out, "hand_is_out", 13, "there is neither hand nor re-deal"},
});
inline constexpr auto rewordings = std::to_array<Rewording>({
    {Fortress::Base::first_card,
     {Why::family_rises, "family_rises", 3,
      "a family takes the rank with which the first began, and then only the next higher card of its "
      "suit"}},
    {Fortress::Families::returnable,
     {Why::families_are_final, "families_are_final", 4, "from a family a card goes only to a row"}},
});

}  // namespace longwood::facts::fortress

namespace longwood {

inline constexpr GameInfo Fortress::info{
    .id = "fortress",
    .title = "Fortress",
    .source = "Cadogan",
    .rules_version = 2,
    .packs = {1, {}},
    .groups = facts::fortress::groups,
    .pile_names = facts::fortress::names,
    .classes = PileClasses::of({rows}),
    .rulebook = &words::fortress::rulebook,
    .reasons = facts::fortress::reasons,
    .sets = words::fortress::sets,
    .variants = {.options = words::fortress::options,
                 .contradictions = words::fortress::contradictions,
                 .rewordings = facts::fortress::rewordings,
                 .comparison = words::fortress::comparison},
    .changes = words::fortress::changes,
    .known_as = words::fortress::known_as,
    .mistaken = words::fortress::mistaken,
};

}  // namespace longwood
