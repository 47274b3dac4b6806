#include "games/${name}/rules.hpp"
#include "games/${name}/sets.hpp"
#include "games/${name}/words.hpp"
#include "games/checks.hpp"
#include "games/common_reasons.hpp"

namespace longwood::facts::${name} {

using words::${name}::Rule;

constexpr auto groups = std::to_array<PileGroup>({{"aces", ${type}::families, Role::family, words::rising_family},
                                                  {"columns", ${type}::columns, Role::tableau, "column {name}"}});
constexpr auto names =
    std::to_array<std::string_view>({"sa", "ha", "da", "ca", "1", "2", "3", "4", "5", "6", "7", "8"});
constexpr auto reasons = std::to_array<Reason>({
    no_such_move("${title} has no such move"),
    said(Why::nothing_there, Rule::available),
    said(Why::family_rises, Rule::families, "a family takes its ace and then only the next higher card of its suit"),
    said(Why::families_are_final, Rule::final),
    said(Why::same_place, Rule::building, "a card is moved to another column, not to its own"),
    said(Why::not_next, Rule::building, "a card is laid only upon the next higher"),
    said(Why::one_card_at_a_time, Rule::single),
    said(Why::no_redeal_left, Rule::once),
});
constexpr auto rewordings = std::to_array<Rewording>({
    {${type}::Families::returnable,
     said(Why::families_are_final, Rule::final, "from a family a card goes only to a column")},
});

}  // namespace longwood::facts::${name}

namespace longwood {

constexpr GameInfo ${type}::info{
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
    .variants = {.options = words::${name}::options,
                 .rewordings = facts::${name}::rewordings,
                 .comparison = words::${name}::comparison},
};

constinit const AnyGame ${type}::game = checked<${type}>();

}  // namespace longwood
