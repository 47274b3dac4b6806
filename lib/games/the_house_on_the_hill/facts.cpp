#include "games/checks.hpp"
#include "games/family_words.hpp"
#include "games/houses_facts.hpp"
#include "games/the_house_on_the_hill/figure.hpp"
#include "games/the_house_on_the_hill/rules.hpp"
#include "games/the_house_on_the_hill/sets.hpp"
#include "games/the_house_on_the_hill/words.hpp"

namespace longwood::facts::the_house_on_the_hill {

using houses::inherited, houses::Rule;

constexpr auto groups =
    std::to_array<PileGroup>({{"aces", TheHouseOnTheHill::aces, Role::family, words::rising_family},
                              {"kings", TheHouseOnTheHill::kings, Role::family, words::falling_family},
                              {"fans", TheHouseOnTheHill::fans, Role::tableau, "fan {name}"},
                              {"hand", TheHouseOnTheHill::hand, Role::hand, "the hand"}});
constexpr auto names = houses::names({"sa", "ha", "da", "ca", "sk", "hk", "dk", "ck"});
constexpr auto reasons = std::to_array<Reason>({
    no_such_move("The House on the Hill has no such move"),
    inherited(Why::hand_not_available),
    inherited(Why::family_rises),
    said(Why::family_falls, Rule::families,
         "a family takes its king and then only the next lower card of its suit"),
    inherited(Why::families_are_final),
    inherited(Why::nothing_there),
    inherited(Why::not_that_way),
    inherited(Why::same_place),
    inherited(Why::wrong_suit),
    houses::not_neighbours,
    inherited(Why::corner),
    inherited(Why::one_card_at_a_time),
    inherited(Why::space_stays_empty),
    inherited(Why::no_redeal_left),
    inherited(Why::nothing_to_gather),
});
constexpr auto rewordings = std::to_array<Rewording>({
    {TheHouseOnTheHill::Redeals::none, houses::no_redeal},
    {TheHouseOnTheHill::Families::returnable,
     said(Why::families_are_final, Rule::final,
          "from a family a card goes only to a fan or to the other family of its suit")},
});
constexpr auto absent =
    std::to_array<AbsentPile>({{TheHouseOnTheHill::Packets::thirty_five, TheHouseOnTheHill::fans[35]}});

}  // namespace longwood::facts::the_house_on_the_hill

namespace longwood {

constexpr GameInfo TheHouseOnTheHill::info{
    .id = "the-house-on-the-hill",
    .title = "The House on the Hill",
    .source = "Cadogan",
    .rules_version = 1,
    .packs = {2, {}},
    .groups = facts::the_house_on_the_hill::groups,
    .pile_names = facts::the_house_on_the_hill::names,
    .classes = PileClasses::of({}, {fans}),
    .rulebook = &words::the_house_on_the_hill::rulebook,
    .reasons = facts::the_house_on_the_hill::reasons,
    .sets = words::the_house_on_the_hill::sets,
    .variants = {.options = words::the_house_on_the_hill::options,
                 .rewordings = facts::the_house_on_the_hill::rewordings,
                 .absent = facts::the_house_on_the_hill::absent,
                 .comparison = words::the_house_on_the_hill::comparison,
                 .former = words::the_house_on_the_hill::former},
    .shuffled = fans,
    .acts = facts::la_belle_lucie::acts,
    .search = &search,
    .player = &player,
    .figure = &figures::the_house_on_the_hill::figure,
};

constinit const AnyGame TheHouseOnTheHill::game = checked<TheHouseOnTheHill>();

}  // namespace longwood
