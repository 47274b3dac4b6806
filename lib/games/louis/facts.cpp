#include "games/checks.hpp"
#include "games/common_reasons.hpp"
#include "games/family_words.hpp"
#include "games/louis/figure.hpp"
#include "games/louis/rules.hpp"
#include "games/louis/sets.hpp"
#include "games/louis/words.hpp"

namespace longwood::facts::louis {

using words::louis::Rule;
using Game = Louis;

constexpr auto groups =
    std::to_array<PileGroup>({{"aces", Game::aces, Role::family, words::rising_family},
                              {"kings", Game::kings, Role::family, words::falling_family},
                              {"alphabet", Game::alphabet, Role::tableau, "letter {name}"},
                              {"turned", Game::turned, Role::turned, "the card just turned"},
                              {"hand", Game::hand, Role::hand, "the hand"},
                              {"aside", Game::aside, Role::held, words::held_between}});
constexpr auto names = std::to_array<std::string_view>(
    {"sa", "ha", "da", "ca", "sk", "hk", "dk", "ck",     "a",    "b",  "c",  "d",  "e",
     "f",  "g",  "h",  "i",  "k",  "l",  "m",  "turned", "hand", "sb", "hb", "db", "cb"});
constexpr auto reasons = std::to_array<Reason>({
    no_such_move("Louis has no such move"),
    said(Why::hand_not_available, Rule::dealing),
    said(Why::hand_is_out, Rule::dealing, "all the cards are dealt"),
    said(Why::must_play_first, Rule::dealing, "the deal is not over: play the card turned, or deal on"),
    said(Why::still_in_hand, Rule::redeal, "the letters are taken up only when the pack is out"),
    said(Why::no_redeal_left, Rule::redeal, "the fourth deal was the last"),
    said(Why::nothing_to_gather, Rule::redeal),
    {Game::marriages_wait, "marriages_wait", Rule::blocked, "there are no marriages until the pack is out"},
    {Game::blocked, "blocked", Rule::blocked, "a card of an earlier circle is blocked until the pack is out"},
    {Game::circle_first, "circle_first", Rule::examined,
     "a card that is laid waits until the circle is complete"},
    said(Why::nothing_there, Rule::available),
    said(Why::same_place, Rule::marriage, "a card is moved to another letter, not to its own"),
    said(Why::not_that_way, Rule::available,
         "only the uppermost cards of letters are moved, to families and to other letters"),
    said(Why::family_rises, Rule::families),
    said(Why::family_falls, Rule::families),
    said(Why::wrong_suit, Rule::marriage),
    said(Why::not_next, Rule::marriage),
    said(Why::corner, Rule::corner),
    said(Why::one_card_at_a_time, Rule::single),
    said(Why::space_stays_empty, Rule::vacancy, "a vacant letter stays vacant until the next deal"),
    said(Why::families_are_final, Rule::final),
    {Game::nothing_to_change, "nothing_to_change", Rule::changed,
     "only a card that suited both families is changed, until another of its suit is played"},
    {Game::not_yet_doubtful, "not_yet_doubtful", Rule::laid_aside,
     "a card is laid aside from the second deal on"},
    {Game::held_card_waits, "held_card_waits", Rule::laid_aside,
     "a card laid aside goes to a family of its suit"},
    two_rows::not_for_both(Rule::laid_aside),
    two_rows::place_is_taken(Rule::laid_aside),
    two_rows::no_card_is_held(Rule::laid_aside),
});
constexpr auto rewordings = std::to_array<Rewording>({
    {Game::Redeals::two, said(Why::no_redeal_left, Rule::redeal, "the third deal was the last")},
    {Game::Circle::turned_only,
     {Game::blocked, "blocked", Rule::blocked, "a card once laid is blocked until the pack is out"}},
    {Game::Families::returnable,
     said(Why::families_are_final, Rule::final,
          "from a family a card goes only to a letter or to the other family of its suit")},
    {Game::Doubles::held, two_rows::held_card_waits<Game>(Rule::laid_aside)},
});
constexpr auto absent = two_rows::absent_between(Game::Doubles::off, Game::aside);
constexpr auto remarks =
    std::to_array<Remark>({{Game::dealing, Game::a_card_is_turned, "The deal pauses for your choice"},
                           {Game::dealing, Game::between_circles, "The deal pauses between two circles"},
                           {Game::dealing, Game::first_circle, "The first circle is played from"}});

}  // namespace longwood::facts::louis

namespace longwood {

constexpr GameInfo Louis::info{
    .id = "louis",
    .title = "Louis",
    .source = "Cadogan",
    .rules_version = 1,
    .packs = {2, two_rows::withdrawn},
    .groups = facts::louis::groups,
    .pile_names = facts::louis::names,
    .classes = PileClasses::of({}, {alphabet}),
    .rulebook = &words::louis::rulebook,
    .reasons = facts::louis::reasons,
    .sets = words::louis::sets,
    .remarks = facts::louis::remarks,
    .next = {.counter = place, .group = alphabet},
    .variants = {.options = words::louis::options,
                 .contradictions = words::louis::contradictions,
                 .rewordings = facts::louis::rewordings,
                 .absent = facts::louis::absent,
                 .comparison = words::louis::comparison},
    .known_as = words::louis::known_as,
    .inspectable = alphabet,
    .search = &search,
    .player = &player,
    .figure = &figures::louis::figure,
};

constinit const AnyGame Louis::game = checked<Louis>();

}  // namespace longwood
