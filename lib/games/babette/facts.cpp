#include "games/babette/figure.hpp"
#include "games/babette/rules.hpp"
#include "games/babette/sets.hpp"
#include "games/babette/words.hpp"
#include "games/checks.hpp"
#include "games/common_reasons.hpp"
#include "games/family_words.hpp"

namespace longwood::facts::babette {

using words::babette::Rule;

constexpr auto groups =
    std::to_array<PileGroup>({{"aces", Babette::aces, Role::family, words::rising_family},
                              {"kings", Babette::kings, Role::family, words::falling_family},
                              {"columns", Babette::columns, Role::tableau, "column {name}"},
                              {"hand", Babette::hand, Role::hand, "the hand"}});
constexpr auto names = std::to_array<std::string_view>(
    {"sa", "ha", "da", "ca", "sk", "hk", "dk", "ck", "1", "2", "3", "4", "5", "6", "7", "8", "hand"});
constexpr auto reasons = std::to_array<Reason>({
    no_such_move("Babette has no such move"),
    said(Why::hand_not_available, Rule::rows),
    said(Why::hand_is_out, Rule::rows),
    said(Why::family_rises, Rule::rising,
         "this family takes its ace and then only the next higher card of its suit"),
    said(Why::family_falls, Rule::falling,
         "this family takes its king and then only the next lower card of its suit"),
    said(Why::families_are_final, Rule::final),
    said(Why::nothing_there, Rule::available),
    said(Why::not_that_way, Rule::available, "cards go from the garden to the families only"),
    {Babette::nothing_is_built, "nothing_is_built", Rule::building,
     "nothing is built in the garden, and no vacancy refilled"},
    said(Why::same_place, Rule::building, "a card goes to a family, not to its own column"),
    said(Why::still_in_hand, Rule::redeal, "the garden is taken up only when the hand is out"),
    said(Why::nothing_to_gather, Rule::redeal, "no cards are left to take up"),
    said(Why::no_redeal_left, Rule::redeals, "the third deal was the last"),
    {Babette::cards_can_be_played, "cards_can_be_played", Rule::redeal,
     "a card can still be played, and the garden is taken up only when none can"},
    {Babette::covered, "covered", Rule::available, "another card lies next below it"},
});
constexpr auto rewordings = std::to_array<Rewording>({
    {Babette::Redeals::one, said(Why::no_redeal_left, Rule::redeals, "the second deal was the last")},
});

}  // namespace longwood::facts::babette

namespace longwood {

constexpr GameInfo Babette::info{
    .id = "babette",
    .title = "Babette",
    .source = "Cadogan",
    .rules_version = 1,
    .packs = {2, {}},
    .groups = facts::babette::groups,
    .pile_names = facts::babette::names,
    .classes = PileClasses::of({}, {columns}),
    .rulebook = &words::babette::rulebook,
    .reasons = facts::babette::reasons,
    .sets = words::babette::sets,
    .variants = {.options = words::babette::options,
                 .rewordings = facts::babette::rewordings,
                 .comparison = words::babette::comparison,
                 .former = words::babette::former},
    .keeps_gaps = columns,
    .search = &search,
    .player = &player,
    .figure = &figures::babette::figure,
};

constinit const AnyGame Babette::game = checked<Babette>();

}  // namespace longwood
