#pragma once

#include "games/family_words.hpp"
#include "games/${name}/rules.hpp"
#include "games/${name}/sets.hpp"
#include "games/${name}/words.hpp"

/// Facts of ${title} other than its rules.
namespace longwood::facts::${name} {

inline constexpr auto groups = std::to_array<PileGroup>(
    {{"aces", ${type}::aces, Role::family, words::rising_family},
     {"columns", ${type}::columns, Role::tableau, "column {name}"}});
inline constexpr auto names =
    std::to_array<std::string_view>({"sa", "ha", "da", "ca", "1", "2", "3", "4", "5", "6", "7", "8"});
inline constexpr auto reasons = std::to_array<Reason>({
    {Why::no_such_move, "no_such_move", 0, "${title} has no such move"},
    {Why::family_rises, "family_rises", 2, "this family takes its ace and then only the next higher card of its suit"},
    {Why::families_are_final, "families_are_final", 3, "what lies on a family stays there"},
    {Why::nothing_there, "nothing_there", 4, "there is no card there"},
    {Why::same_place, "same_place", 4, "a card goes to a family, not to its own column"},
    {${type}::nothing_is_built, "nothing_is_built", 4, "cards go to the families only"},
});

}  // namespace longwood::facts::${name}

namespace longwood {

inline constexpr GameInfo ${type}::info{
    .id = "${id}",
    .title = "${title}",
    .source = "the book",
    .rules_version = 1,
    .packs = {1, {}},
    .groups = facts::${name}::groups,
    .pile_names = facts::${name}::names,
    .classes = PileClasses::of({columns}),
    .rulebook = &words::${name}::rulebook,
    .reasons = facts::${name}::reasons,
    .sets = words::${name}::sets,
    .variants = {.comparison = words::${name}::comparison},
};

}  // namespace longwood
