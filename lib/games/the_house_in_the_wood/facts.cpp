#include "games/checks.hpp"
#include "games/family_words.hpp"
#include "games/houses_facts.hpp"
#include "games/the_house_in_the_wood/figure.hpp"
#include "games/the_house_in_the_wood/rules.hpp"
#include "games/the_house_in_the_wood/sets.hpp"
#include "games/the_house_in_the_wood/words.hpp"

namespace longwood::facts::the_house_in_the_wood {

using houses::inherited, houses::Rule;

constexpr auto groups =
    std::to_array<PileGroup>({{.name = "families",
                               .piles = TheHouseInTheWood::families,
                               .role = Role::family,
                               .each = words::twin_families},
                              {"fans", TheHouseInTheWood::fans, Role::tableau, "fan {name}"},
                              {"hand", TheHouseInTheWood::hand, Role::hand, "the hand"}});
constexpr auto names = houses::names({"sa1", "sa2", "ha1", "ha2", "da1", "da2", "ca1", "ca2"});
constexpr auto reasons = std::to_array<Reason>({
    no_such_move("The House in the Wood has no such move"),
    inherited(Why::hand_not_available),
    inherited(Why::family_rises),
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
});
constexpr auto rewordings = std::to_array<Rewording>({
    {TheHouseInTheWood::Redeals::none, houses::no_redeal},
    {TheHouseInTheWood::Marriages::up_or_down, houses::not_neighbours},
    {TheHouseInTheWood::Families::returnable,
     said(Why::families_are_final, Rule::final, "from a family a card goes only to a fan")},
});
constexpr auto absent =
    std::to_array<AbsentPile>({{TheHouseInTheWood::Packets::thirty_five, TheHouseInTheWood::fans[35]}});

}  // namespace longwood::facts::the_house_in_the_wood

namespace longwood {

constexpr GameInfo TheHouseInTheWood::info{
    .id = "the-house-in-the-wood",
    .title = "The House in the Wood",
    .source = "Cadogan",
    .rules_version = 1,
    .packs = {2, {}},
    .groups = facts::the_house_in_the_wood::groups,
    .pile_names = facts::the_house_in_the_wood::names,
    .classes = PileClasses::of({{0, 2}, {2, 2}, {4, 2}, {6, 2}}, {fans}),
    .rulebook = &words::the_house_in_the_wood::rulebook,
    .reasons = facts::the_house_in_the_wood::reasons,
    .sets = words::the_house_in_the_wood::sets,
    .variants = {.options = words::the_house_in_the_wood::options,
                 .rewordings = facts::the_house_in_the_wood::rewordings,
                 .absent = facts::the_house_in_the_wood::absent,
                 .comparison = words::the_house_in_the_wood::comparison,
                 .former = words::the_house_in_the_wood::former},
    .shuffled = fans,
    .acts = facts::la_belle_lucie::acts,
    .known_as = words::the_house_in_the_wood::known_as,
    .search = &search,
    .player = &player,
    .figure = &figures::the_house_in_the_wood::figure,
};

constinit const AnyGame TheHouseInTheWood::game = checked<TheHouseInTheWood>();

}  // namespace longwood
