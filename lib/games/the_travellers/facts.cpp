#include "games/checks.hpp"
#include "games/common_reasons.hpp"
#include "games/the_travellers/figure.hpp"
#include "games/the_travellers/rules.hpp"
#include "games/the_travellers/sets.hpp"
#include "games/the_travellers/words.hpp"

namespace longwood::facts::the_travellers {

using words::the_travellers::Rule;

constexpr auto groups =
    std::to_array<PileGroup>({{"feet", TheTravellers::feet, Role::family, "the foot of packet {place}", 12},
                              {"kings", TheTravellers::kings, Role::family, "the kings thrown aside"},
                              {"packets", TheTravellers::packets, Role::tableau, "packet {name}"},
                              {"traveller", TheTravellers::traveller, Role::reserve, "the traveller’s place"},
                              {"reserve", TheTravellers::hand, Role::hand, "the reserve"}});
constexpr auto names = std::to_array<std::string_view>(
    {"f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9", "f10", "f11", "f12",       "kings",  "1",
     "2",  "3",  "4",  "5",  "6",  "7",  "8",  "9",  "10", "11",  "12",  "traveller", "reserve"});
constexpr auto reasons = std::to_array<Reason>({
    no_such_move("The Travellers has no such move"),
    said(Why::nothing_there, Rule::start),
    said(Why::same_place, Rule::under, "a traveller goes under a packet, not to its own place"),
    said(Why::not_that_way, Rule::stays, "none but the traveller is moved, and it goes under a packet"),
    said(Why::one_card_at_a_time, Rule::stays),
    said(Why::families_are_final, Rule::stays,
         "what has come under a packet, or is thrown aside, stays there"),
    said(Why::hand_not_available, Rule::start, "a card of the reserve first sets out as the traveller"),
    said(Why::hand_is_out, Rule::redeal, "the reserve is used up"),
    said(Why::no_redeal_left, Rule::redeal),
    {TheTravellers::another_packet, "another_packet", Rule::under,
     "the traveller goes under the packet of its own value, or aside if it is a king"},
    {TheTravellers::on_its_way, "on_its_way", Rule::start, "a traveller is on its way, so the reserve waits"},
});

}  // namespace longwood::facts::the_travellers

namespace longwood {

constexpr GameInfo TheTravellers::info{
    .id = "the-travellers",
    .title = "The Travellers",
    .source = "Hoffmann, Selected no. 3",
    .rules_version = 1,
    .packs = {1, {}},
    .groups = facts::the_travellers::groups,
    .pile_names = facts::the_travellers::names,
    .classes = PileClasses::of({}),
    .rulebook = &words::the_travellers::rulebook,
    .reasons = facts::the_travellers::reasons,
    .sets = words::the_travellers::sets,
    .variants = {.options = words::the_travellers::options, .comparison = words::the_travellers::comparison},
    .acts = {.turn = "let the next card of the reserve set out"},
    .known_as = words::the_travellers::known_as,
    .mistaken = words::the_travellers::mistaken,
    .search = &search,
    .player = &player,
    .figure = &figures::the_travellers::figure,
};

constinit const AnyGame TheTravellers::game = checked<TheTravellers>();

}  // namespace longwood
