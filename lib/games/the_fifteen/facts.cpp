#include "games/checks.hpp"
#include "games/common_reasons.hpp"
#include "games/family_words.hpp"
#include "games/the_fifteen/figure.hpp"
#include "games/the_fifteen/rules.hpp"
#include "games/the_fifteen/sets.hpp"
#include "games/the_fifteen/words.hpp"

namespace longwood::facts::the_fifteen {

using words::the_fifteen::Rule;

constexpr auto groups =
    std::to_array<PileGroup>({{"aces", TheFifteen::aces, Role::family, words::rising_family},
                              {"kings", TheFifteen::kings, Role::family, words::falling_family},
                              {"columns", TheFifteen::columns, Role::tableau, "column {name}"}});
constexpr auto names =
    std::to_array<std::string_view>({"sa", "ha", "da", "ca", "sk", "hk", "dk", "ck", "1",  "2",  "3", "4",
                                     "5",  "6",  "7",  "8",  "9",  "10", "11", "12", "13", "14", "15"});
/// In the order of `TheFifteen::Opening`.
constexpr auto situations = std::to_array<Situation>(
    {{}, {"An ace and a king of the sixth row may be withdrawn to open the game", true}});
constexpr auto reasons = std::to_array<Reason>({
    no_such_move("The Fifteen has no such move"),
    said(Why::no_redeal_left, Rule::once),
    said(Why::family_rises, Rule::families,
         "a family takes its ace and then only the next higher card of its suit"),
    said(Why::family_falls, Rule::families,
         "a family takes its king and then only the next lower card of its suit"),
    said(Why::families_are_final, Rule::final),
    said(Why::nothing_there, Rule::available),
    {TheFifteen::covered, "covered", Rule::available, "this card has another below it"},
    said(Why::same_place, Rule::marriage, "a card is moved to another column, not to its own"),
    said(Why::wrong_suit, Rule::marriage),
    said(Why::not_next, Rule::marriage),
    said(Why::corner, Rule::corner),
    said(Why::one_card_at_a_time, Rule::single),
    {TheFifteen::already_begun, "already_begun", Rule::grace,
     "a family is begun, so nothing is withdrawn from among other cards"},
    {TheFifteen::can_be_begun, "can_be_begun", Rule::grace,
     "an ace or a king is available, so none is withdrawn"},
    {TheFifteen::can_marry, "can_marry", Rule::grace,
     "a marriage can still be made, so nothing is withdrawn yet"},
    {TheFifteen::one_of_each, "one_of_each", Rule::grace, "one ace and one king is all that is withdrawn"},
});
constexpr auto rewordings = std::to_array<Rewording>({
    {TheFifteen::Families::returnable,
     said(Why::families_are_final, Rule::final,
          "from a family a card goes only to a column or to the other family of its suit")},
});

}  // namespace longwood::facts::the_fifteen

namespace longwood {

constexpr GameInfo TheFifteen::info{
    .id = "the-fifteen",
    .title = "The Fifteen",
    .source = "Cadogan",
    .rules_version = 1,
    .packs = {2, {}},
    .groups = facts::the_fifteen::groups,
    .pile_names = facts::the_fifteen::names,
    .classes = PileClasses::of({columns}),
    .rulebook = &words::the_fifteen::rulebook,
    .reasons = facts::the_fifteen::reasons,
    .sets = words::the_fifteen::sets,
    .situations = facts::the_fifteen::situations,
    .variants = {.options = words::the_fifteen::options,
                 .contradictions = words::the_fifteen::contradictions,
                 .rewordings = facts::the_fifteen::rewordings,
                 .comparison = words::the_fifteen::comparison,
                 .former = words::the_fifteen::former},
    .mistaken = words::the_fifteen::mistaken,
    .search = &search,
    .figure = &figures::the_fifteen::figure,
};

constinit const AnyGame TheFifteen::game = checked<TheFifteen>();

}  // namespace longwood
