#include "games/checks.hpp"
#include "games/common_reasons.hpp"
#include "games/the_flower_garden/figure.hpp"
#include "games/the_flower_garden/rules.hpp"
#include "games/the_flower_garden/sets.hpp"
#include "games/the_flower_garden/words.hpp"

namespace longwood::facts::the_flower_garden {

using words::the_flower_garden::Rule;

constexpr auto groups = std::to_array<PileGroup>(
    {{"aces", TheFlowerGarden::families, Role::family, words::rising_family},
     {"packets", TheFlowerGarden::packets, Role::tableau, "packet {name}"},
     {"bouquet", TheFlowerGarden::bouquet, Role::reserve, "card {name} of the bouquet"}});
constexpr auto names = std::to_array<std::string_view>(
    {"sa", "ha", "da", "ca", "1",  "2",  "3",   "4",   "5",   "6",   "b1",  "b2",  "b3",
     "b4", "b5", "b6", "b7", "b8", "b9", "b10", "b11", "b12", "b13", "b14", "b15", "b16"});
constexpr auto reasons = std::to_array<Reason>({
    no_such_move("The Flower-Garden has no such move"),
    said(Why::nothing_there, Rule::available),
    said(Why::family_rises, Rule::families,
         "a family takes its ace and then only the next higher card of its suit"),
    said(Why::families_are_final, Rule::final),
    said(Why::same_place, Rule::building, "a card is moved to another packet, not to its own"),
    said(Why::not_next, Rule::building, "a card is laid only upon the next higher"),
    said(Why::corner, Rule::corner),
    said(Why::one_card_at_a_time, Rule::single),
    said(Why::not_a_run, Rule::single),
    said(Why::not_that_way, Rule::closed, "no card enters the bouquet"),
    said(Why::no_redeal_left, Rule::once),
});
constexpr auto rewordings = std::to_array<Rewording>({
    {TheFlowerGarden::Families::returnable,
     said(Why::families_are_final, Rule::final, "from a family a card goes only to a packet")},
});

}  // namespace longwood::facts::the_flower_garden

namespace longwood {

constexpr GameInfo TheFlowerGarden::info{
    .id = "the-flower-garden",
    .title = "The Flower-Garden",
    .source = "Cadogan",
    .rules_version = 1,
    .packs = {1, {}},
    .groups = facts::the_flower_garden::groups,
    .pile_names = facts::the_flower_garden::names,
    .classes = PileClasses::of({packets, bouquet}),
    .rulebook = &words::the_flower_garden::rulebook,
    .reasons = facts::the_flower_garden::reasons,
    .sets = words::the_flower_garden::sets,
    .variants = {.options = words::the_flower_garden::options,
                 .rewordings = facts::the_flower_garden::rewordings,
                 .comparison = words::the_flower_garden::comparison,
                 .former = words::the_flower_garden::former},
    .known_as = words::the_flower_garden::known_as,
    .mistaken = words::the_flower_garden::mistaken,
    .search = &search,
    .player = &player,
    .figure = &figures::the_flower_garden::figure,
};

constinit const AnyGame TheFlowerGarden::game = checked<TheFlowerGarden>();

}  // namespace longwood
