#include "games/checks.hpp"
#include "games/common_reasons.hpp"
#include "games/family_words.hpp"
#include "games/la_nationale/figure.hpp"
#include "games/la_nationale/rules.hpp"
#include "games/la_nationale/sets.hpp"
#include "games/la_nationale/words.hpp"

namespace longwood::facts::la_nationale {

using words::la_nationale::Rule;

constexpr auto groups =
    std::to_array<PileGroup>({{"aces", LaNationale::aces, Role::family, words::rising_family},
                              {"kings", LaNationale::kings, Role::family, words::falling_family},
                              {"columns", LaNationale::columns, Role::tableau, "column {name}"},
                              {"turned", LaNationale::turned, Role::turned, "the card just turned"},
                              {"hand", LaNationale::hand, Role::hand, "the hand"},
                              {"between", LaNationale::between, Role::held, words::held_between}});
constexpr auto names = std::to_array<std::string_view>(
    {"sa", "ha", "da", "ca", "sk", "hk", "dk", "ck",     "1",    "2",  "3",  "4",  "5",
     "6",  "7",  "8",  "9",  "10", "11", "12", "turned", "hand", "sb", "hb", "db", "cb"});
constexpr auto reasons = std::to_array<Reason>({
    no_such_move("La Nationale has no such move"),
    said(Why::must_play_first, Rule::compelled),
    {LaNationale::end_card_waits, "end_card_waits", Rule::end_cards,
     "an end card suits a family, and in the deal it must be played first"},
    {LaNationale::no_marriage_while_dealing, "no_marriage_while_dealing", Rule::free,
     "there are no marriages until all is dealt and no end card suits a family"},
    said(Why::nothing_there, Rule::available),
    said(Why::same_place, Rule::marriage, "a card is moved to another column, not to its own"),
    said(Why::not_that_way, Rule::available, "only end cards are moved, to families and to other columns"),
    said(Why::family_rises, Rule::rising),
    said(Why::family_falls, Rule::falling),
    said(Why::wrong_suit, Rule::marriage),
    said(Why::not_next, Rule::marriage),
    said(Why::corner, Rule::corner),
    said(Why::one_card_at_a_time, Rule::single, "several cards are moved together only into a vacant column"),
    {LaNationale::one_card_fills, "one_card_fills", Rule::vacancy, "a vacant column takes one card only"},
    said(Why::not_a_run, Rule::vacancy),
    said(Why::families_are_final, Rule::final),
    said(Why::no_redeal_left, Rule::redeal, "the cards are dealt once only"),
    {LaNationale::bound_while_dealing, "bound_while_dealing", Rule::end_cards,
     "a card once laid is bound until the deal is over"},
    said(Why::hand_is_out, Rule::layout, "all the cards are dealt"),
    said(Why::nothing_to_gather, Rule::redeal),
    two_rows::held_card_waits<LaNationale>(Rule::held),
    two_rows::not_for_both(Rule::held),
    two_rows::place_is_taken(Rule::held),
    two_rows::nothing_is_held(Rule::held),
    said(Why::hand_not_available, Rule::layout),
});
constexpr Reason marriages_wait_for_the_last_card{LaNationale::no_marriage_while_dealing,
                                                  "no_marriage_while_dealing", Rule::free,
                                                  "there are no marriages until the last card is dealt"};
constexpr auto rewordings = std::to_array<Rewording>({
    {LaNationale::DealPlay::optional,
     said(Why::must_play_first, Rule::compelled, "the deal is not over: play the card turned, or deal on")},
    {LaNationale::DealPlay::optional,
     {LaNationale::end_card_waits, "end_card_waits", Rule::end_cards,
      "the deal is not over: play an end card, or deal on"}},
    {LaNationale::Vacancy::single_card, said(Why::one_card_at_a_time, Rule::single)},
    {LaNationale::Compulsion::last_card, marriages_wait_for_the_last_card},
    {LaNationale::DealPlay::optional, marriages_wait_for_the_last_card},
    {LaNationale::DealPlay::none, marriages_wait_for_the_last_card},
    {LaNationale::DealEnds::locked, marriages_wait_for_the_last_card},
    {LaNationale::Abeyance::off, two_rows::no_card_is_held(Rule::held)},
    {LaNationale::Redeals::two, said(Why::no_redeal_left, Rule::redeal, "the third deal was the last")},
    {LaNationale::Families::returnable,
     said(Why::families_are_final, Rule::final,
          "from a family a card goes only to a column or to the other family of its suit")},
});
constexpr auto absent = two_rows::absent_between(LaNationale::Abeyance::off, LaNationale::between);
constexpr auto remarks =
    std::to_array<Remark>({{LaNationale::dealing, 1, "The deal pauses for your choice"}});

}  // namespace longwood::facts::la_nationale

namespace longwood {

constexpr GameInfo LaNationale::info{
    .id = "la-nationale",
    .title = "La Nationale",
    .source = "Hoffmann no. 50",
    .rules_version = 2,
    .packs = {2, two_rows::withdrawn},
    .groups = facts::la_nationale::groups,
    .pile_names = facts::la_nationale::names,
    .classes = PileClasses::of({}, {columns}),
    .rulebook = &words::la_nationale::rulebook,
    .reasons = facts::la_nationale::reasons,
    .sets = words::la_nationale::sets,
    .remarks = facts::la_nationale::remarks,
    .variants = {.options = words::la_nationale::options,
                 .contradictions = words::la_nationale::contradictions,
                 .rewordings = facts::la_nationale::rewordings,
                 .absent = facts::la_nationale::absent,
                 .comparison = words::la_nationale::comparison,
                 .former = words::la_nationale::former},
    .changes = words::la_nationale::changes,
    .known_as = words::la_nationale::known_as,
    .search = &search,
    .player = &player,
    .figure = &figures::la_nationale::figure,
};

constinit const AnyGame LaNationale::game = checked<LaNationale>();

}  // namespace longwood
