#include "games/checks.hpp"
#include "games/common_reasons.hpp"
#include "games/family_words.hpp"
#include "games/st_helena/figure.hpp"
#include "games/st_helena/rules.hpp"
#include "games/st_helena/sets.hpp"
#include "games/st_helena/words.hpp"
#include "games/two_rows.hpp"

namespace longwood::facts::st_helena {

using words::st_helena::Rule;

constexpr auto groups =
    std::to_array<PileGroup>({{"aces", StHelena::aces, Role::family, words::rising_family},
                              {"kings", StHelena::kings, Role::family, words::falling_family},
                              {"packets", StHelena::packets, Role::tableau, "packet {name}"},
                              {"hand", StHelena::hand, Role::hand, "the hand"},
                              {"between", StHelena::between, Role::held, words::held_between}});
constexpr auto names = std::to_array<std::string_view>(
    {"sa", "ha", "da", "ca", "sk", "hk", "dk", "ck",   "1",  "2",  "3",  "4", "5",
     "6",  "7",  "8",  "9",  "10", "11", "12", "hand", "sb", "hb", "db", "cb"});
constexpr auto reasons = std::to_array<Reason>({
    no_such_move("St. Helena has no such move"),
    {StHelena::bottom_row_serves_aces, "bottom_row_serves_aces", Rule::rows,
     "the bottom row serves the aces while cards are in hand"},
    {StHelena::top_row_serves_kings, "top_row_serves_kings", Rule::rows,
     "the top row serves the kings while cards are in hand"},
    {StHelena::no_marriage_while_dealing, "no_marriage_while_dealing", Rule::waiting,
     "there are no marriages while cards are in hand"},
    said(Why::nothing_there, Rule::available),
    said(Why::same_place, Rule::marriage, "a card is moved to another packet, not to its own"),
    said(Why::not_that_way, Rule::available,
         "only the exposed cards of packets are moved, to families and to other packets"),
    said(Why::family_rises, Rule::rising),
    said(Why::family_falls, Rule::falling),
    said(Why::wrong_suit, Rule::marriage),
    said(Why::not_next, Rule::marriage),
    said(Why::corner, Rule::corner),
    {StHelena::supply_first, "supply_first", Rule::supply,
     "vacant places are supplied before the deal goes on"},
    {StHelena::nothing_to_supply, "nothing_to_supply", Rule::supply, "no place is vacant"},
    said(Why::one_card_at_a_time, Rule::single),
    said(Why::space_stays_empty, Rule::supply, "an empty place stays empty when the hand is out"),
    said(Why::families_are_final, Rule::final),
    said(Why::hand_not_available, Rule::layout),
    said(Why::hand_is_out, Rule::layout),
    said(Why::still_in_hand, Rule::redeal, "the packets are gathered only when the hand is out"),
    said(Why::no_redeal_left, Rule::redeal, "the third attempt was the last"),
    said(Why::nothing_to_gather, Rule::redeal),
    two_rows::no_card_is_held(Rule::held),
    two_rows::held_card_waits<StHelena>(Rule::held),
    two_rows::not_for_both(Rule::held),
    two_rows::place_is_taken(Rule::held),
});
constexpr auto rewordings = std::to_array<Rewording>({
    {StHelena::Abeyance::allowed, two_rows::nothing_is_held(Rule::held)},
    {StHelena::Redeals::none, said(Why::no_redeal_left, Rule::redeal)},
    {StHelena::Restriction::first_deal,
     {StHelena::bottom_row_serves_aces, "bottom_row_serves_aces", Rule::rows,
      "the bottom row serves the aces throughout the first deal"}},
    {StHelena::Restriction::first_deal,
     {StHelena::top_row_serves_kings, "top_row_serves_kings", Rule::rows,
      "the top row serves the kings throughout the first deal"}},
    {StHelena::Dealing::all_at_once, said(Why::space_stays_empty, Rule::supply)},
    {StHelena::Families::returnable,
     said(Why::families_are_final, Rule::final,
          "from a family a card goes only to a packet or to the other family of its suit")},
});
constexpr auto absent = two_rows::absent_between(StHelena::Abeyance::off, StHelena::between);

}  // namespace longwood::facts::st_helena

namespace longwood {

constexpr GameInfo StHelena::info{
    .id = "st-helena",
    .title = "St. Helena",
    .source = "Hoffmann, Selected no. 9",
    .rules_version = 1,
    .packs = {2, two_rows::withdrawn},
    .groups = facts::st_helena::groups,
    .pile_names = facts::st_helena::names,
    .classes = PileClasses::of({}, {packets}),
    .rulebook = &words::st_helena::rulebook,
    .reasons = facts::st_helena::reasons,
    .sets = words::st_helena::sets,
    .next = {.counter = place, .group = packets},
    .variants = {.options = words::st_helena::options,
                 .contradictions = words::st_helena::contradictions,
                 .rewordings = facts::st_helena::rewordings,
                 .absent = facts::st_helena::absent,
                 .comparison = words::st_helena::comparison},
    .known_as = words::st_helena::known_as,
    .inspectable = packets,
    .search = &search,
    .player = &player,
    .figure = &figures::st_helena::figure,
};

constinit const AnyGame StHelena::game = checked<StHelena>();

}  // namespace longwood
