#include "games/checks.hpp"
#include "games/family_words.hpp"
#include "games/la_belle_lucie/reasons.hpp"
#include "games/the_trefoil/figure.hpp"
#include "games/the_trefoil/rules.hpp"
#include "games/the_trefoil/sets.hpp"
#include "games/the_trefoil/words.hpp"

namespace longwood::facts::the_trefoil {

using la_belle_lucie::inherited;
using words::the_trefoil::Rule;

constexpr auto groups =
    std::to_array<PileGroup>({{"aces", TheTrefoil::families, Role::family, words::rising_family},
                              {"fans", TheTrefoil::fans, Role::tableau, "fan {name}"},
                              {"hand", TheTrefoil::hand, Role::hand, "the hand"}});
constexpr auto reasons = std::to_array<Reason>({
    no_such_move("The Trefoil has no such move"),
    inherited(Why::hand_not_available),
    said(Why::family_rises, Rule::families),
    inherited(Why::families_are_final),
    inherited(Why::nothing_there),
    inherited(Why::not_that_way),
    inherited(Why::same_place),
    inherited(Why::wrong_suit),
    inherited(Why::not_next),
    inherited(Why::corner),
    inherited(Why::one_card_at_a_time),
    inherited(Why::space_stays_empty),
    inherited(Why::no_redeal_left),
    inherited(Why::nothing_to_gather),
    {TheTrefoil::cards_can_be_moved, "cards_can_be_moved", Rule::moment,
     "a card can still be played or married, and the fans are gathered only when none can"},
});
constexpr auto rewordings = std::to_array<Rewording>({
    {TheTrefoil::Aces::in_pack, inherited(Why::family_rises)},
    {TheTrefoil::Families::returnable, said(Why::families_are_final, Rule::final,
                                            "from a family a card goes only to a fan, and the ace stays")},
});
constexpr auto packs = std::to_array<OtherPacks>({{TheTrefoil::Aces::in_pack, {1, {}}}});
constexpr auto absent = std::to_array<AbsentPile>(
    {{TheTrefoil::Aces::laid_out, TheTrefoil::fans[16]}, {TheTrefoil::Aces::laid_out, TheTrefoil::fans[17]}});

}  // namespace longwood::facts::the_trefoil

namespace longwood {

constexpr GameInfo TheTrefoil::info{
    .id = "the-trefoil",
    .title = "The Trefoil",
    .source = "Hoffmann no. 27",
    .rules_version = 1,
    .packs = {1, the_aces},
    .groups = facts::the_trefoil::groups,
    .pile_names = facts::la_belle_lucie::names,
    .classes = PileClasses::of({}, {fans}),
    .rulebook = &words::the_trefoil::rulebook,
    .reasons = facts::the_trefoil::reasons,
    .sets = words::the_trefoil::sets,
    .variants = {.options = words::the_trefoil::options,
                 .contradictions = words::the_trefoil::contradictions,
                 .rewordings = facts::the_trefoil::rewordings,
                 .packs = facts::the_trefoil::packs,
                 .absent = facts::the_trefoil::absent,
                 .comparison = words::the_trefoil::comparison,
                 .former = words::the_trefoil::former},
    .shuffled = fans,
    .shuffled_when = Redeal::shuffled,
    .acts = {.redeal = "gather the fans and deal again"},
    .known_as = words::the_trefoil::known_as,
    .search = &search,
    .figure = &figures::the_trefoil::figure,
};

constinit const AnyGame TheTrefoil::game = checked<TheTrefoil>();

}  // namespace longwood
