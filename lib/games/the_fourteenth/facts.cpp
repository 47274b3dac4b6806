#include "games/checks.hpp"
#include "games/common_reasons.hpp"
#include "games/the_fourteenth/figure.hpp"
#include "games/the_fourteenth/rules.hpp"
#include "games/the_fourteenth/sets.hpp"
#include "games/the_fourteenth/words.hpp"

namespace longwood::facts::the_fourteenth {

using words::the_fourteenth::Rule;

constexpr auto groups = std::to_array<PileGroup>(
    {{"square", TheFourteenth::square, Role::tableau, "row {row}, column {place}", 5},
     {"out", TheFourteenth::out, Role::out, "the pairs gone out"},
     {"hand", TheFourteenth::hand, Role::hand, "the hand"}});
constexpr auto names =
    std::to_array<std::string_view>({"r1c1", "r1c2", "r1c3", "r1c4", "r1c5", "r2c1", "r2c2", "r2c3", "r2c4",
                                     "r2c5", "r3c1", "r3c2", "r3c3", "r3c4", "r3c5", "r4c1", "r4c2", "r4c3",
                                     "r4c4", "r4c5", "r5c1", "r5c2", "r5c3", "r5c4", "r5c5", "out",  "hand"});
/// In the order of `TheFourteenth::Exchanging`.
constexpr auto situations =
    std::to_array<Situation>({{},
                              {"The last card in hand goes to one of the two vacant places", true},
                              {"One of two changes made; pairing now gives up the other", true},
                              {"The exchange has been used"},
                              {"No fourteen can be made: the exchange is open", true},
                              {"The exchange has not been used"}});
constexpr auto reasons = std::to_array<Reason>({
    no_such_move("The Fourteenth has no such move"),
    said(Why::not_that_way, Rule::pair, "cards go out in pairs; none is laid on another"),
    said(Why::nothing_there, Rule::vacancy, "a vacant place takes no part"),
    said(Why::same_place, Rule::pair, "a pair needs two cards"),
    {TheFourteenth::not_in_line, "not_in_line", Rule::lines,
     "the two cards are neither in one row nor in one column"},
    {TheFourteenth::not_fourteen, "not_fourteen", Rule::fourteen, "the two cards do not make fourteen"},
    {TheFourteenth::fourteen_remains, "fourteen_remains", Rule::exchange,
     "a fourteen can still be made, so there is no exchange yet"},
    {TheFourteenth::exchange_spent, "exchange_spent", Rule::once, "the exchange has been made already"},
    {TheFourteenth::four_different_cards, "four_different_cards", Rule::four_cards,
     "the exchange moves four different cards, each once"},
    said(Why::hand_not_available, Rule::filling,
         "the cards in hand come automatically, to the places of each pair"),
    said(Why::hand_is_out, Rule::hand, "the hand is gone through once only"),
    said(Why::still_in_hand, Rule::out, "gaps are closed up only when the hand is out"),
    {TheFourteenth::no_gap, "no_gap", Rule::out, "there is no gap before the last card"},
    {TheFourteenth::last_card_waits, "last_card_waits", Rule::filling,
     "the last card in hand must first be laid in one of the two places of the pair"},
});
constexpr auto rewordings = std::to_array<Rewording>({
    {TheFourteenth::Exchange::none,
     {TheFourteenth::exchange_spent, "exchange_spent", Rule::once, "there is no exchange"}},
});
constexpr auto other_packs =
    std::to_array<OtherPacks>({{TheFourteenth::PacksUsed::one, {2, TheFourteenth::second_pack}}});

}  // namespace longwood::facts::the_fourteenth

namespace longwood {

constexpr GameInfo TheFourteenth::info{
    .id = "the-fourteenth",
    .title = "The Fourteenth",
    .source = "Cadogan",
    .rules_version = 1,
    .packs = {2, {}},
    .groups = facts::the_fourteenth::groups,
    .pile_names = facts::the_fourteenth::names,
    .classes = PileClasses::of({}),
    .rulebook = &words::the_fourteenth::rulebook,
    .reasons = facts::the_fourteenth::reasons,
    .sets = words::the_fourteenth::sets,
    .situations = facts::the_fourteenth::situations,
    .variants = {.options = words::the_fourteenth::options,
                 .contradictions = words::the_fourteenth::contradictions,
                 .rewordings = facts::the_fourteenth::rewordings,
                 .packs = facts::the_fourteenth::other_packs,
                 .comparison = words::the_fourteenth::comparison},
    .acts = {.refill = "move the last card to the first gap"},
    .known_as = words::the_fourteenth::known_as,
    .mistaken = words::the_fourteenth::mistaken,
    .search = &search,
    .player = &player,
    .figure = &figures::the_fourteenth::figure,
    .evidence = &evidence,
};

constinit const AnyGame TheFourteenth::game = checked<TheFourteenth>();

}  // namespace longwood
