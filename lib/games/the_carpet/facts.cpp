#include "games/checks.hpp"
#include "games/common_reasons.hpp"
#include "games/the_carpet/figure.hpp"
#include "games/the_carpet/rules.hpp"
#include "games/the_carpet/sets.hpp"
#include "games/the_carpet/words.hpp"

namespace longwood::facts::the_carpet {

using words::the_carpet::Rule;

constexpr auto groups =
    std::to_array<PileGroup>({{"families", TheCarpet::families, Role::family, "the family of {suit}"},
                              {"carpet", TheCarpet::carpet, Role::tableau, "row {row}, column {place}", 5},
                              {"talon", TheCarpet::talon, Role::talon, "the talon"},
                              {"hand", TheCarpet::hand, Role::hand, "the hand"}});
constexpr auto names =
    std::to_array<std::string_view>({"sa",   "ha",   "da",   "ca",   "r1c1", "r1c2", "r1c3",  "r1c4", "r1c5",
                                     "r2c1", "r2c2", "r2c3", "r2c4", "r2c5", "r3c1", "r3c2",  "r3c3", "r3c4",
                                     "r3c5", "r4c1", "r4c2", "r4c3", "r4c4", "r4c5", "talon", "hand"});
constexpr auto reasons = std::to_array<Reason>({
    no_such_move("The Carpet has no such move"),
    said(Why::family_rises, Rule::families,
         "a family takes its ace and then only the next higher card of its suit"),
    said(Why::families_are_final, Rule::final),
    said(Why::nothing_there, Rule::available),
    said(Why::same_place, Rule::single_places, "a card is played to a family, not to its own place"),
    said(Why::not_that_way, Rule::single_places, "a card of the carpet or the talon goes only to a family"),
    said(Why::one_card_at_a_time, Rule::single_places),
    said(Why::place_is_taken, Rule::single_places),
    said(Why::hand_not_available, Rule::turning, "a card in hand must first be turned"),
    said(Why::must_play_first, Rule::at_once,
         "a card of the carpet suits its family and must be played first"),
    said(Why::hand_is_out, Rule::redeal),
    said(Why::no_redeal_left, Rule::redeal),
    said(Why::still_in_hand, Rule::redeal, "the talon is turned over only when the hand is out"),
    said(Why::nothing_to_gather, Rule::redeal, "there is no talon to turn over"),
});
constexpr auto rewordings = std::to_array<Rewording>({
    {TheCarpet::Fill::leisure, said(Why::not_that_way, Rule::single_places,
                                    "a card goes to a family, or from the talon into a vacant place")},
    {TheCarpet::Families::returnable, said(Why::families_are_final, Rule::final,
                                           "from a family a card goes only to a vacant place of the carpet")},
});
constexpr auto other_packs = std::to_array<OtherPacks>({{TheCarpet::Aces::laid_out, {1, the_aces}}});

}  // namespace longwood::facts::the_carpet

namespace longwood {

constexpr GameInfo TheCarpet::info{
    .id = "the-carpet",
    .title = "The Carpet",
    .source = "Hoffmann, Selected no. 4",
    .rules_version = 1,
    .packs = {1, {}},
    .groups = facts::the_carpet::groups,
    .pile_names = facts::the_carpet::names,
    .classes = PileClasses::of({carpet}),
    .rulebook = &words::the_carpet::rulebook,
    .reasons = facts::the_carpet::reasons,
    .sets = words::the_carpet::sets,
    .variants = {.options = words::the_carpet::options,
                 .contradictions = words::the_carpet::contradictions,
                 .rewordings = facts::the_carpet::rewordings,
                 .packs = facts::the_carpet::other_packs,
                 .comparison = words::the_carpet::comparison,
                 .former = words::the_carpet::former},
    .known_as = words::the_carpet::known_as,
    .mistaken = words::the_carpet::mistaken,
    .inspectable = talon,
    .search = &search,
    .player = &player,
    .figure = &figures::the_carpet::figure,
};

constinit const AnyGame TheCarpet::game = checked<TheCarpet>();

}  // namespace longwood
