#include "games/checks.hpp"
#include "games/common_reasons.hpp"
#include "games/family_words.hpp"
#include "games/la_capricieuse/figure.hpp"
#include "games/la_capricieuse/rules.hpp"
#include "games/la_capricieuse/sets.hpp"
#include "games/la_capricieuse/words.hpp"

namespace longwood::facts::la_capricieuse {

using words::la_capricieuse::Rule;

constexpr auto groups =
    std::to_array<PileGroup>({{"aces", LaCapricieuse::aces, Role::family, words::rising_family},
                              {"kings", LaCapricieuse::kings, Role::family, words::falling_family},
                              {"columns", LaCapricieuse::columns, Role::tableau, "column {name}"},
                              {"turned", LaCapricieuse::turned, Role::turned, "the card just turned"},
                              {"hand", LaCapricieuse::hand, Role::hand, "the hand"},
                              {"between", LaCapricieuse::between, Role::held, words::held_between}});
constexpr auto names = std::to_array<std::string_view>(
    {"sa", "ha", "da", "ca", "sk", "hk", "dk", "ck",     "1",    "2",  "3",  "4",  "5",
     "6",  "7",  "8",  "9",  "10", "11", "12", "turned", "hand", "sb", "hb", "db", "cb"});
constexpr auto reasons = std::to_array<Reason>({
    no_such_move("La Capricieuse has no such move"),
    said(Why::must_play_first, Rule::compelled),
    {LaCapricieuse::bound_while_dealing, "bound_while_dealing", Rule::bound,
     "a card once laid is bound until the deal is over"},
    {LaCapricieuse::no_marriage_while_dealing, "no_marriage_while_dealing", Rule::free,
     "there are no marriages until the last card is dealt"},
    {LaCapricieuse::lowest_card_waits, "lowest_card_waits", Rule::free,
     "a lowest card suits a family and must be played first"},
    said(Why::nothing_there, Rule::available),
    said(Why::same_place, Rule::marriage, "a card is moved to another column, not to its own"),
    said(Why::not_that_way, Rule::available,
         "only the lowest cards of columns are moved, to families and to other columns"),
    said(Why::family_rises, Rule::rising),
    said(Why::family_falls, Rule::falling),
    said(Why::wrong_suit, Rule::marriage),
    said(Why::not_next, Rule::marriage),
    said(Why::corner, Rule::corner),
    said(Why::one_card_at_a_time, Rule::single),
    said(Why::space_stays_empty, Rule::vacancy, "a vacant column stays vacant until the next deal"),
    said(Why::families_are_final, Rule::final),
    said(Why::hand_not_available, Rule::layout),
    said(Why::no_redeal_left, Rule::redeal, "the third deal was the last"),
    said(Why::nothing_to_gather, Rule::redeal),
    two_rows::held_card_waits<LaCapricieuse>(Rule::held),
    two_rows::not_for_both(Rule::held),
    two_rows::place_is_taken(Rule::held),
    two_rows::nothing_is_held(Rule::held),
    said(Why::hand_is_out, Rule::layout, "all the cards are dealt"),
});
constexpr auto rewordings = std::to_array<Rewording>({
    {LaCapricieuse::DealPlay::optional,
     said(Why::must_play_first, Rule::compelled, "the deal is not over: play the card turned, or deal on")},
    {LaCapricieuse::Abeyance::off, two_rows::no_card_is_held(Rule::held)},
    {LaCapricieuse::LastRow::first,
     {LaCapricieuse::no_marriage_while_dealing, "no_marriage_while_dealing", Rule::free,
      "there are no marriages until all is dealt and no lowest card suits a family"}},
    {LaCapricieuse::Families::returnable,
     said(Why::families_are_final, Rule::final,
          "from a family a card goes only to a column or to the other family of its suit")},
});
constexpr auto absent = two_rows::absent_between(LaCapricieuse::Abeyance::off, LaCapricieuse::between);
constexpr auto remarks =
    std::to_array<Remark>({{LaCapricieuse::dealing, 1, "The deal pauses for your choice"}});

}  // namespace longwood::facts::la_capricieuse

namespace longwood {

constexpr GameInfo LaCapricieuse::info{
    .id = "la-capricieuse",
    .title = "La Capricieuse",
    .source = "Hoffmann no. 49",
    .rules_version = 2,
    .packs = {2, two_rows::withdrawn},
    .groups = facts::la_capricieuse::groups,
    .pile_names = facts::la_capricieuse::names,
    .classes = PileClasses::of({}, {columns}),
    .rulebook = &words::la_capricieuse::rulebook,
    .reasons = facts::la_capricieuse::reasons,
    .sets = words::la_capricieuse::sets,
    .remarks = facts::la_capricieuse::remarks,
    .next = {.counter = place, .group = columns},
    .variants = {.options = words::la_capricieuse::options,
                 .contradictions = words::la_capricieuse::contradictions,
                 .rewordings = facts::la_capricieuse::rewordings,
                 .absent = facts::la_capricieuse::absent,
                 .comparison = words::la_capricieuse::comparison},
    .changes = words::la_capricieuse::changes,
    .known_as = words::la_capricieuse::known_as,
    .search = &search,
    .player = &player,
    .figure = &figures::la_capricieuse::figure,
};

constinit const AnyGame LaCapricieuse::game = checked<LaCapricieuse>();

}  // namespace longwood
