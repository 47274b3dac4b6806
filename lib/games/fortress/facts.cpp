#include "games/checks.hpp"
#include "games/common_reasons.hpp"
#include "games/family_words.hpp"
#include "games/fortress/figure.hpp"
#include "games/fortress/rules.hpp"
#include "games/fortress/sets.hpp"
#include "games/fortress/words.hpp"

namespace longwood::facts::fortress {

using words::fortress::Rule;

constexpr auto groups =
    std::to_array<PileGroup>({{"aces", Fortress::aces, Role::family, words::rising_family},
                              {"left", Fortress::left, Role::tableau, "row {name}"},
                              {"right", Fortress::right, Role::tableau, "row {name}"}});
constexpr auto names = std::to_array<std::string_view>(
    {"sa", "ha", "da", "ca", "L1", "L2", "L3", "L4", "L5", "R1", "R2", "R3", "R4", "R5"});
constexpr auto reasons = std::to_array<Reason>({
    no_such_move("Fortress has no such move"),
    said(Why::nothing_there, Rule::available),
    said(Why::same_place, Rule::marriage, "a card is moved to another row, not to its own"),
    said(Why::family_rises, Rule::families,
         "a family takes its ace and then only the next higher card of its suit"),
    said(Why::wrong_suit, Rule::marriage),
    said(Why::not_next, Rule::marriage),
    said(Why::corner, Rule::corner),
    said(Why::one_card_at_a_time, Rule::single),
    said(Why::families_are_final, Rule::final),
    said(Why::hand_is_out, Rule::in_view, "there is neither hand nor re-deal"),
});
constexpr auto rewordings = std::to_array<Rewording>({
    {Fortress::Base::first_card, said(Why::family_rises, Rule::families,
                                      "a family takes the rank with which the first began, and then only the "
                                      "next higher card of its suit")},
    {Fortress::Families::returnable,
     said(Why::families_are_final, Rule::final, "from a family a card goes only to a row")},
});

}  // namespace longwood::facts::fortress

namespace longwood {

constexpr GameInfo Fortress::info{
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
    .search = &search,
    .player = &player,
    .figure = &figures::fortress::figure,
    .evidence = &evidence,
};

constinit const AnyGame Fortress::game = checked<Fortress>();

}  // namespace longwood
