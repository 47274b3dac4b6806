#include "games/checks.hpp"
#include "games/common_reasons.hpp"
#include "games/nestor/figure.hpp"
#include "games/nestor/rules.hpp"
#include "games/nestor/rules_shuffles.hpp"
#include "games/nestor/sets.hpp"
#include "games/nestor/words.hpp"

namespace longwood::facts::nestor {

using words::nestor::Rule;

constexpr auto groups =
    std::to_array<PileGroup>({{"columns", Nestor::columns, Role::tableau, "column {name}"},
                              {"aside", Nestor::aside, Role::reserve, "place {place} aside", 4},
                              {"open", Nestor::reserve, Role::reserve, "place {place} of the reserve", 4},
                              {"out", Nestor::out, Role::out, "the pairs gone out"},
                              {"reserve", Nestor::hand, Role::hand, "the reserve"}});
constexpr auto names =
    std::to_array<std::string_view>({"1", "2", "3", "4", "5", "6", "7", "8", "a1", "a2", "a3", "a4", "r1",
                                     "r2", "r3", "r4", "out", "reserve"});
/// In the order of `Nestor::Blocked`.
constexpr auto situations =
    std::to_array<Situation>({{}, {"No pair is there: a card of the reserve may be taken up", true}});
constexpr auto reasons = std::to_array<Reason>({
    no_such_move("Nestor has no such move"),
    said(Why::nothing_there, Rule::available),
    said(Why::same_place, Rule::pairs, "a pair needs two cards"),
    said(Why::not_that_way, Rule::final, "cards go out in pairs; none is laid on another"),
    {Nestor::unlike, "unlike", Rule::pairs, "the two cards are not of one value"},
    {Nestor::pair_remains, "pair_remains", Rule::blocked,
     "a pair is there, so no card of the reserve is taken up yet"},
    said(Why::hand_not_available, Rule::blocked, "a card of the reserve must first be taken up"),
    said(Why::hand_is_out, Rule::end, "the reserve is used up"),
    said(Why::no_redeal_left, Rule::final),
    said(Why::place_is_taken, Rule::aside),
    said(Why::one_card_at_a_time, Rule::one_by_one),
    {Nestor::first_place, "first_place", Rule::aside, "a card taken up lies in the first vacant place aside"},
});
constexpr auto absent = std::to_array<AbsentPile>({{Nestor::Reserve::open, Nestor::hand},
                                                   {Nestor::Reserve::closed, Nestor::reserve[0]},
                                                   {Nestor::Reserve::closed, Nestor::reserve[1]},
                                                   {Nestor::Reserve::closed, Nestor::reserve[2]},
                                                   {Nestor::Reserve::closed, Nestor::reserve[3]}});

}  // namespace longwood::facts::nestor

namespace longwood {

constexpr GameInfo Nestor::info{
    .id = "nestor",
    .title = "Nestor",
    .source = "Cadogan",
    .rules_version = 1,
    .packs = {1, {}},
    .groups = facts::nestor::groups,
    .pile_names = facts::nestor::names,
    .classes = PileClasses::of({columns, aside, reserve}),
    .rulebook = &words::nestor::rulebook,
    .reasons = facts::nestor::reasons,
    .sets = words::nestor::sets,
    .situations = facts::nestor::situations,
    .variants = {.options = words::nestor::options,
                 .absent = facts::nestor::absent,
                 .comparison = words::nestor::comparison},
    .acts = {.turn = "take up the next card of the reserve"},
    .known_as = words::nestor::known_as,
    .mistaken = words::nestor::mistaken,
    .shuffles = &nestor::Retaken::shuffles,
    .search = &search,
    .player = &player,
    .figure = &figures::nestor::figure,
};

constinit const AnyGame Nestor::game = checked<Nestor>();

}  // namespace longwood
