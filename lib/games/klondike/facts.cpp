#include "games/checks.hpp"
#include "games/common_reasons.hpp"
#include "games/klondike/figure.hpp"
#include "games/klondike/rules.hpp"
#include "games/klondike/sets.hpp"
#include "games/klondike/words.hpp"

namespace longwood::facts::klondike {

using words::klondike::Rule;

constexpr auto groups =
    std::to_array<PileGroup>({{"families", Klondike::families, Role::family, "the family of {suit}"},
                              {"columns", Klondike::columns, Role::tableau, "column {name}"},
                              {"talon", Klondike::talon, Role::talon, "the talon"},
                              {"hand", Klondike::hand, Role::hand, "the hand"}});
constexpr auto names = std::to_array<std::string_view>(
    {"sa", "ha", "da", "ca", "1", "2", "3", "4", "5", "6", "7", "talon", "hand"});
constexpr auto reasons = std::to_array<Reason>({
    no_such_move("Klondike has no such move"),
    said(Why::family_rises, Rule::families,
         "a family takes its ace and then only the next higher card of its suit"),
    said(Why::families_are_final, Rule::final),
    said(Why::nothing_there, Rule::available),
    said(Why::same_place, Rule::building, "a card is moved to another column, not to its own"),
    said(Why::wrong_suit, Rule::building, "a card is laid only on one of the other colour"),
    said(Why::not_next, Rule::building, "a card is laid only on the next higher"),
    {Klondike::deuce_ends, "deuce_ends", Rule::deuce, "a column ends with a two, on which nothing is laid"},
    said(Why::one_card_at_a_time, Rule::groups, "to a family only one card is played at a time"),
    said(Why::not_a_run, Rule::groups, "only cards that are face up are moved"),
    {Why::whole_run_only, "whole_run_only", Rule::groups,
     "all the face-up cards of a column are moved together, or none of them"},
    said(Why::space_stays_empty, Rule::space, "an empty column takes only a king"),
    said(Why::hand_not_available, Rule::turning, "a card in hand must first be turned"),
    said(Why::not_that_way, Rule::turning, "nothing is laid on the talon or the hand"),
    said(Why::hand_is_out, Rule::once),
    said(Why::no_redeal_left, Rule::once, "the talon is not turned over again"),
    said(Why::still_in_hand, Rule::once, "the talon is turned over only when the hand is out"),
    said(Why::nothing_to_gather, Rule::once, "no card is left on the talon"),
});
constexpr auto rewordings = std::to_array<Rewording>({
    {Klondike::Families::returnable,
     said(Why::families_are_final, Rule::final, "from a family a card goes only to a column")},
});

}  // namespace longwood::facts::klondike

namespace longwood {

constexpr GameInfo Klondike::info{
    .id = "klondike",
    .title = "Klondike",
    .source = "Cadogan",
    .rules_version = 1,
    .packs = {1, {}},
    .groups = facts::klondike::groups,
    .pile_names = facts::klondike::names,
    .classes = PileClasses::of({}),
    .rulebook = &words::klondike::rulebook,
    .reasons = facts::klondike::reasons,
    .sets = words::klondike::sets,
    .variants = {.options = words::klondike::options,
                 .rewordings = facts::klondike::rewordings,
                 .comparison = words::klondike::comparison},
    .acts = {.turn = "turn from the hand", .redeal = "turn the talon over"},
    .known_as = words::klondike::known_as,
    .mistaken = words::klondike::mistaken,
    .inspectable = talon,
    .covered = covered,
    .counters = {.price = 52, .per_card = 5, .unless = Passes::unlimited},
    .search = &search,
    .player = &player,
    .figure = &figures::klondike::figure,
};

constinit const AnyGame Klondike::game = checked<Klondike>();

}  // namespace longwood
