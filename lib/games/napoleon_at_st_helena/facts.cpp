#include "games/checks.hpp"
#include "games/common_reasons.hpp"
#include "games/napoleon_at_st_helena/figure.hpp"
#include "games/napoleon_at_st_helena/rules.hpp"
#include "games/napoleon_at_st_helena/sets.hpp"
#include "games/napoleon_at_st_helena/words.hpp"

namespace longwood::facts::napoleon_at_st_helena {

using words::napoleon_at_st_helena::Rule;

constexpr auto groups =
    std::to_array<PileGroup>({{.name = "families",
                               .piles = NapoleonAtStHelena::families,
                               .role = Role::family,
                               .each = words::twin_families},
                              {"columns", NapoleonAtStHelena::columns, Role::tableau, "column {name}"},
                              {"talon", NapoleonAtStHelena::talon, Role::talon, "the talon"},
                              {"hand", NapoleonAtStHelena::hand, Role::hand, "the hand"}});
constexpr auto names = std::to_array<std::string_view>({"sa1", "sa2", "ha1", "ha2", "da1",   "da2", "ca1",
                                                        "ca2", "1",   "2",   "3",   "4",     "5",   "6",
                                                        "7",   "8",   "9",   "10",  "talon", "hand"});
constexpr auto reasons = std::to_array<Reason>({
    no_such_move("Napoleon at St. Helena has no such move"),
    said(Why::hand_not_available, Rule::turning, "a card in hand must first be turned"),
    said(Why::hand_is_out, Rule::redeal),
    said(Why::no_redeal_left, Rule::redeal),
    said(Why::family_rises, Rule::families,
         "a family takes its ace and then only the next higher card of its suit"),
    said(Why::families_are_final, Rule::final),
    said(Why::nothing_there, Rule::available),
    said(Why::same_place, Rule::marriage, "a card is moved to another column, not to its own"),
    said(Why::not_that_way, Rule::talon, "nothing is laid upon the talon or the hand"),
    said(Why::wrong_suit, Rule::marriage),
    said(Why::not_next, Rule::marriage, "a card is married only to the next higher"),
    said(Why::corner, Rule::corner),
    said(Why::one_card_at_a_time, Rule::single),
    said(Why::space_stays_empty, Rule::vacancy, "a lane is begun from the talon alone"),
});
constexpr auto rewordings = std::to_array<Rewording>({
    {NapoleonAtStHelena::Families::returnable,
     said(Why::families_are_final, Rule::final, "from a family a card goes only to a column")},
});

}  // namespace longwood::facts::napoleon_at_st_helena

namespace longwood {

constexpr GameInfo NapoleonAtStHelena::info{
    .id = "napoleon-at-st-helena",
    .title = "Napoleon at St. Helena",
    .source = "Cadogan",
    .rules_version = 1,
    .packs = {2, {}},
    .groups = facts::napoleon_at_st_helena::groups,
    .pile_names = facts::napoleon_at_st_helena::names,
    .classes = PileClasses::of({columns, {0, 2}, {2, 2}, {4, 2}, {6, 2}}),
    .rulebook = &words::napoleon_at_st_helena::rulebook,
    .reasons = facts::napoleon_at_st_helena::reasons,
    .sets = words::napoleon_at_st_helena::sets,
    .variants = {.options = words::napoleon_at_st_helena::options,
                 .rewordings = facts::napoleon_at_st_helena::rewordings,
                 .comparison = words::napoleon_at_st_helena::comparison},
    .known_as = words::napoleon_at_st_helena::known_as,
    .mistaken = words::napoleon_at_st_helena::mistaken,
    .inspectable = talon,
    .search = &search,
    .player = &player,
    .figure = &figures::napoleon_at_st_helena::figure,
};

constinit const AnyGame NapoleonAtStHelena::game = checked<NapoleonAtStHelena>();

}  // namespace longwood
