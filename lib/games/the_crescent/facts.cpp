#include "games/checks.hpp"
#include "games/common_reasons.hpp"
#include "games/family_words.hpp"
#include "games/the_crescent/figure.hpp"
#include "games/the_crescent/rules.hpp"
#include "games/the_crescent/sets.hpp"
#include "games/the_crescent/words.hpp"

namespace longwood::facts::the_crescent {

using words::the_crescent::Rule;
using Game = TheCrescent;

constexpr auto groups =
    std::to_array<PileGroup>({{"aces", Game::aces, Role::family, words::rising_family},
                              {"kings", Game::kings, Role::family, words::falling_family},
                              {"heaps", Game::heaps, Role::tableau, "heap {name}"},
                              {"hand", Game::hand, Role::hand, "the hand"},
                              {"between", Game::between, Role::held, words::held_between}});
constexpr auto names = std::to_array<std::string_view>(
    {"sa", "ha", "da", "ca", "sk", "hk", "dk", "ck", "1",  "2",    "3",  "4",  "5",  "6", "7",
     "8",  "9",  "10", "11", "12", "13", "14", "15", "16", "hand", "sb", "hb", "db", "cb"});
constexpr auto reasons = std::to_array<Reason>({
    no_such_move("The Crescent has no such move"),
    said(Why::hand_not_available, Rule::heaps, "all the cards are dealt, and none is in hand"),
    said(Why::nothing_there, Rule::available),
    said(Why::same_place, Rule::marriage, "a card is moved to another heap, not to its own"),
    said(Why::not_that_way, Rule::available,
         "only the uppermost cards of heaps are moved, to families and to other heaps"),
    said(Why::family_rises, Rule::rising),
    said(Why::family_falls, Rule::falling),
    said(Why::wrong_suit, Rule::marriage),
    said(Why::not_next, Rule::marriage),
    said(Why::corner, Rule::corner),
    said(Why::one_card_at_a_time, Rule::single),
    said(Why::space_stays_empty, Rule::vacancy, "a heap that is gone is not begun anew"),
    said(Why::families_are_final, Rule::final),
    said(Why::no_redeal_left, Rule::turn, "the third turn was the last"),
    said(Why::nothing_to_gather, Rule::turn, "no heap is left to turn"),
    two_rows::held_card_waits<Game>(Rule::both),
    two_rows::not_for_both(Rule::both),
    two_rows::place_is_taken(Rule::both),
    two_rows::nothing_is_held(Rule::both),
});
constexpr auto rewordings = std::to_array<Rewording>({
    {Game::Turns::four, said(Why::no_redeal_left, Rule::turn, "the fourth turn was the last")},
    {Game::Turns::five, said(Why::no_redeal_left, Rule::turn, "the fifth turn was the last")},
    {Game::Abeyance::off, two_rows::no_card_is_held(Rule::both)},
    {Game::Families::returnable,
     said(Why::families_are_final, Rule::final,
          "from a family a card goes only to a heap or to the other family of its suit")},
});
constexpr auto absent = two_rows::absent_between(Game::Abeyance::off, Game::between);

}  // namespace longwood::facts::the_crescent

namespace longwood {

constexpr GameInfo TheCrescent::info{
    .id = "the-crescent",
    .title = "The Crescent",
    .source = "Hoffmann no. 30",
    .rules_version = 1,
    .packs = {2, two_rows::withdrawn},
    .groups = facts::the_crescent::groups,
    .pile_names = facts::the_crescent::names,
    .classes = PileClasses::of({heaps}),
    .rulebook = &words::the_crescent::rulebook,
    .reasons = facts::the_crescent::reasons,
    .sets = words::the_crescent::sets,
    .variants = {.options = words::the_crescent::options,
                 .contradictions = words::the_crescent::contradictions,
                 .rewordings = facts::the_crescent::rewordings,
                 .absent = facts::the_crescent::absent,
                 .comparison = words::the_crescent::comparison},
    .acts = {.redeal = "bring the lowest card of every heap to its top",
             .turned = "the lowest card of every heap is now its uppermost"},
    .known_as = words::the_crescent::known_as,
    .search = &search,
    .player = &player,
    .figure = &figures::the_crescent::figure,
};

constinit const AnyGame TheCrescent::game = checked<TheCrescent>();

}  // namespace longwood
