#include "games/checks.hpp"
#include "games/common_reasons.hpp"
#include "games/family_words.hpp"
#include "games/the_four_corners/figure.hpp"
#include "games/the_four_corners/rules.hpp"
#include "games/the_four_corners/sets.hpp"
#include "games/the_four_corners/words.hpp"

namespace longwood::facts::the_four_corners {

using words::the_four_corners::Rule;
using Game = TheFourCorners;

constexpr auto groups =
    std::to_array<PileGroup>({{"aces", Game::aces, Role::family, words::rising_family},
                              {"kings", Game::kings, Role::family, words::falling_family},
                              {"packets", Game::packets, Role::tableau, "packet {name}"},
                              {"turned", Game::turned, Role::turned, "the card just turned"},
                              {"hand", Game::hand, Role::hand, "the hand"},
                              {"between", Game::between, Role::held, words::held_between}});
constexpr auto names = std::to_array<std::string_view>(
    {"sa", "ha", "da", "ca", "sk", "hk", "dk", "ck",     "1",    "2",  "3",  "4",  "5",
     "6",  "7",  "8",  "9",  "10", "11", "12", "turned", "hand", "sb", "hb", "db", "cb"});
constexpr auto reasons = std::to_array<Reason>({
    no_such_move("The Four Corners has no such move"),
    said(Why::must_play_first, Rule::corners, "the deal is not over: play the card turned, or deal on"),
    {Game::bound_while_dealing, "bound_while_dealing", Rule::bound,
     "a card once laid is bound until the deal is over"},
    {Game::no_marriage_while_dealing, "no_marriage_while_dealing", Rule::bound,
     "there are no marriages until the pack is out"},
    {Game::side_serves_its_neighbour, "side_serves_its_neighbour", Rule::sides,
     "in the deal a side serves only the family beside it"},
    said(Why::nothing_there, Rule::available),
    said(Why::same_place, Rule::marriage, "a card is moved to another packet, not to its own"),
    said(Why::not_that_way, Rule::available,
         "only the uppermost cards of packets are moved, to families and to other packets"),
    said(Why::family_rises, Rule::rising,
         "a family takes its ace and then only the next higher card of its suit"),
    said(Why::family_falls, Rule::falling,
         "a family takes its king and then only the next lower card of its suit"),
    said(Why::wrong_suit, Rule::marriage),
    said(Why::not_next, Rule::marriage),
    said(Why::corner, Rule::corner),
    said(Why::one_card_at_a_time, Rule::single),
    said(Why::space_stays_empty, Rule::vacancy, "a vacant packet stays vacant until the next deal"),
    said(Why::families_are_final, Rule::final),
    said(Why::hand_not_available, Rule::dealing),
    said(Why::hand_is_out, Rule::dealing, "all the cards are dealt"),
    said(Why::no_redeal_left, Rule::redeal, "the third deal was the last"),
    said(Why::nothing_to_gather, Rule::redeal),
    two_rows::held_card_waits<Game>(Rule::both),
    two_rows::not_for_both(Rule::both),
    two_rows::place_is_taken(Rule::both),
    two_rows::no_card_is_held(Rule::both),
});
constexpr auto rewordings = std::to_array<Rewording>({
    {Game::DealPlay::forced, said(Why::must_play_first, Rule::corners)},
    {Game::Dealing::by_rounds,
     said(Why::must_play_first, Rule::dealing, "the deal is not over: deal on until the pack is out")},
    {Game::Abeyance::allowed, two_rows::nothing_is_held(Rule::both)},
    {Game::Families::returnable,
     said(Why::families_are_final, Rule::final,
          "from a family a card goes only to a packet or to the other family of its suit")},
});
constexpr auto absent = two_rows::absent_between(Game::Abeyance::off, Game::between);
constexpr auto remarks =
    std::to_array<Remark>({{Game::dealing, 1, "The deal pauses for your choice"},
                           {Game::dealing, Game::between_rounds, "The deal pauses between two rounds"}});

}  // namespace longwood::facts::the_four_corners

namespace longwood {

constexpr GameInfo TheFourCorners::info{
    .id = "the-four-corners",
    .title = "The Four Corners",
    .source = "Cadogan",
    .rules_version = 1,
    .packs = {2, {}},
    .groups = facts::the_four_corners::groups,
    .pile_names = facts::the_four_corners::names,
    .classes = PileClasses::of({}, {packets}),
    .rulebook = &words::the_four_corners::rulebook,
    .reasons = facts::the_four_corners::reasons,
    .sets = words::the_four_corners::sets,
    .remarks = facts::the_four_corners::remarks,
    .next = {.counter = place, .group = packets},
    .variants = {.options = words::the_four_corners::options,
                 .contradictions = words::the_four_corners::contradictions,
                 .rewordings = facts::the_four_corners::rewordings,
                 .absent = facts::the_four_corners::absent,
                 .comparison = words::the_four_corners::comparison},
    .known_as = words::the_four_corners::known_as,
    .mistaken = words::the_four_corners::mistaken,
    .search = &search,
    .player = &player,
    .figure = &figures::the_four_corners::figure,
};

constinit const AnyGame TheFourCorners::game = checked<TheFourCorners>();

}  // namespace longwood
