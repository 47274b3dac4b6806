#include "games/checks.hpp"
#include "games/common_reasons.hpp"
#include "games/family_words.hpp"
#include "games/spensers_fairie_queen/figure.hpp"
#include "games/spensers_fairie_queen/rules.hpp"
#include "games/spensers_fairie_queen/sets.hpp"
#include "games/spensers_fairie_queen/words.hpp"

namespace longwood::facts::spensers_fairie_queen {

using words::spensers_fairie_queen::Rule;

constexpr auto groups =
    std::to_array<PileGroup>({{.name = "families",
                               .piles = SpensersFairieQueen::families,
                               .role = Role::family,
                               .each = words::twin_families},
                              {"columns", SpensersFairieQueen::columns, Role::tableau, "column {name}"},
                              {"hand", SpensersFairieQueen::hand, Role::hand, "the hand"}});
constexpr auto names = std::to_array<std::string_view>(
    {"sa1", "sa2", "ha1", "ha2", "da1", "da2", "ca1", "ca2", "1", "2", "3", "4", "5", "6", "7", "8", "hand"});
constexpr auto withdrawn = std::to_array<Card>({SpensersFairieQueen::first_king});
constexpr auto reasons = std::to_array<Reason>({
    no_such_move("Spenser’s Fairie Queen has no such move"),
    said(Why::hand_not_available, Rule::dealing),
    said(Why::hand_is_out, Rule::dealing, "all the cards are dealt"),
    said(Why::family_rises, Rule::families,
         "a family takes its ace and then only the next higher card of its suit, up to the queen"),
    said(Why::families_are_final, Rule::final),
    said(Why::nothing_there, Rule::available),
    said(Why::not_that_way, Rule::available, "cards go to the families and to other columns"),
    {SpensersFairieQueen::bound_in_the_deal, "bound_in_the_deal", Rule::dealing_on,
     "until the last card is dealt nothing is laid from column to column"},
    said(Why::same_place, Rule::building, "a card is laid upon another column, not upon its own"),
    said(Why::not_next, Rule::building, "a card is laid only upon one that is next above it in value"),
    {SpensersFairieQueen::kings_head_columns, "kings_head_columns", Rule::kings,
     "kings are dealt to the heads of the columns and stay there"},
    said(Why::one_card_at_a_time, Rule::single),
    said(Why::not_a_run, Rule::single, "these cards do not descend one by one"),
    said(Why::no_redeal_left, Rule::once),
});
constexpr auto rewordings = std::to_array<Rewording>({
    {SpensersFairieQueen::Following::any_suit,
     said(Why::family_rises, Rule::families,
          "a family takes only the next higher card, of any suit, up to the queen")},
    {SpensersFairieQueen::Runs::as_one,
     said(Why::one_card_at_a_time, Rule::single, "to a family only one card is played at a time")},
});

}  // namespace longwood::facts::spensers_fairie_queen

namespace longwood {

constexpr GameInfo SpensersFairieQueen::info{
    .id = "spensers-fairie-queen",
    .title = "Spenser’s Fairie Queen",
    .source = "Cadogan",
    .rules_version = 1,
    .packs = {2, facts::spensers_fairie_queen::withdrawn},
    .groups = facts::spensers_fairie_queen::groups,
    .pile_names = facts::spensers_fairie_queen::names,
    .classes = PileClasses::of({{0, 2}, {2, 2}, {4, 2}, {6, 2}}, {columns}),
    .rulebook = &words::spensers_fairie_queen::rulebook,
    .reasons = facts::spensers_fairie_queen::reasons,
    .sets = words::spensers_fairie_queen::sets,
    .variants = {.options = words::spensers_fairie_queen::options,
                 .rewordings = facts::spensers_fairie_queen::rewordings,
                 .comparison = words::spensers_fairie_queen::comparison,
                 .former = words::spensers_fairie_queen::former},
    .known_as = words::spensers_fairie_queen::known_as,
    .column_base_rank = king,
    .search = &search,
    .player = &player,
    .figure = &figures::spensers_fairie_queen::figure,
};

constinit const AnyGame SpensersFairieQueen::game = checked<SpensersFairieQueen>();

}  // namespace longwood
