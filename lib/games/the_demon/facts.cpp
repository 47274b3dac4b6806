#include "games/checks.hpp"
#include "games/common_reasons.hpp"
#include "games/the_demon/figure.hpp"
#include "games/the_demon/rules.hpp"
#include "games/the_demon/sets.hpp"
#include "games/the_demon/words.hpp"

namespace longwood::facts::the_demon {

using words::the_demon::Rule;

constexpr auto groups =
    std::to_array<PileGroup>({{"families", TheDemon::families, Role::family, "the family of {suit}"},
                              {"columns", TheDemon::columns, Role::tableau, "column {name}"},
                              {"stock", TheDemon::stock_pile, Role::tableau, "the stock"},
                              {"talon", TheDemon::talon, Role::talon, "the talon"},
                              {"hand", TheDemon::hand, Role::hand, "the hand"}});
constexpr auto names =
    std::to_array<std::string_view>({"sa", "ha", "da", "ca", "1", "2", "3", "4", "stock", "talon", "hand"});
constexpr auto reasons = std::to_array<Reason>({
    no_such_move("The Demon has no such move"),
    said(Why::family_rises, Rule::families,
         "a family takes the rank with which all begin and then only the next higher card of its suit"),
    said(Why::families_are_final, Rule::final),
    said(Why::nothing_there, Rule::available),
    said(Why::same_place, Rule::building, "a card is moved to another column, not to its own"),
    said(Why::wrong_suit, Rule::building, "a card is laid only on one of the other colour"),
    said(Why::not_next, Rule::building, "a card is laid only on the next higher"),
    said(Why::corner, Rule::corner, "the families begin with aces, so no king is laid on an ace"),
    said(Why::one_card_at_a_time, Rule::whole,
         "to a family or from a packet only one card is played at a time"),
    said(Why::not_a_run, Rule::whole, "a column does not have so many cards in order"),
    {Why::whole_run_only, "whole_run_only", Rule::whole, "a column is moved as a whole, or not at all"},
    said(Why::space_stays_empty, Rule::after_stock, "an empty column takes only the talon’s uppermost card"),
    said(Why::hand_not_available, Rule::turning, "a card in hand must first be turned"),
    said(Why::not_that_way, Rule::turning, "nothing is laid on the talon or the hand"),
    said(Why::hand_is_out, Rule::runs),
    said(Why::still_in_hand, Rule::runs, "the talon is taken up only when the hand is out"),
    said(Why::nothing_to_gather, Rule::runs, "no card is left on the talon"),
    {TheDemon::nothing_on_the_stock, "nothing_on_the_stock", Rule::stock, "nothing is laid on the stock"},
    {TheDemon::base_stays_free, "base_stays_free", Rule::corner,
     "nothing is laid on a card of the rank with which the families begin"},
});

}  // namespace longwood::facts::the_demon

namespace longwood {

constexpr GameInfo TheDemon::info{
    .id = "the-demon",
    .title = "The Demon",
    .source = "Hoffmann, Selected no. 7",
    .rules_version = 1,
    .packs = {1, {}},
    .groups = facts::the_demon::groups,
    .pile_names = facts::the_demon::names,
    .classes = PileClasses::of({columns}),
    .rulebook = &words::the_demon::rulebook,
    .reasons = facts::the_demon::reasons,
    .sets = words::the_demon::sets,
    .variants = {.options = words::the_demon::options, .comparison = words::the_demon::comparison},
    .acts = {.turn = "turn from the hand", .redeal = "turn the talon over"},
    .known_as = words::the_demon::known_as,
    .mistaken = words::the_demon::mistaken,
    .inspectable = talon,
    .search = &search,
    .player = &player,
    .figure = &figures::the_demon::figure,
};

constinit const AnyGame TheDemon::game = checked<TheDemon>();

}  // namespace longwood
