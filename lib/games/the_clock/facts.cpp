#include "games/checks.hpp"
#include "games/common_reasons.hpp"
#include "games/the_clock/figure.hpp"
#include "games/the_clock/rules.hpp"
#include "games/the_clock/sets.hpp"
#include "games/the_clock/words.hpp"

namespace longwood::facts::the_clock {

using words::the_clock::Rule;

constexpr auto groups =
    std::to_array<PileGroup>({{"hours", TheClock::hours, Role::family, "the foundation at {name}"},
                              {"circle", TheClock::circle, Role::tableau, "packet {name} of the circle"},
                              {"talon", TheClock::talon, Role::talon, "the talon"},
                              {"hand", TheClock::hand, Role::hand, "the hand"}});
constexpr auto names = std::to_array<std::string_view>(
    {"I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X",  "XI", "XII",   "1",
     "2", "3",  "4",   "5",  "6", "7",  "8",   "9",    "10", "11", "12", "talon", "hand"});
constexpr auto reasons = std::to_array<Reason>({
    no_such_move("The Clock has no such move"),
    {TheClock::hour_is_struck, "hour_is_struck", Rule::struck,
     "this foundation shows its hour and is finished"},
    {TheClock::talon_serves_hours, "talon_serves_hours", Rule::talon,
     "the talon serves the foundations only"},
    {TheClock::hand_is_not_married, "hand_is_not_married", Rule::within,
     "the hand gives no card to a marriage"},
    {TheClock::fill_up_first, "fill_up_first", Rule::turning,
     "a packet has fewer than three cards, and must be refilled before a card is turned"},
    {TheClock::nothing_to_refill, "nothing_to_refill", Rule::refilling, "every packet has its three cards"},
    said(Why::nothing_there, Rule::available),
    said(Why::same_place, Rule::marriage, "a card is moved to another packet, not to its own"),
    said(Why::not_that_way, Rule::available,
         "a card of the circle goes only to a foundation or to another packet"),
    said(Why::family_rises, Rule::foundations,
         "this foundation takes only the next higher card of its suit, an ace after a king"),
    said(Why::wrong_suit, Rule::marriage),
    said(Why::not_next, Rule::marriage, "a card is married only to the next higher, a king to an ace"),
    said(Why::one_card_at_a_time, Rule::single),
    said(Why::space_stays_empty, Rule::vacancy, "an empty packet is refilled from the hand alone"),
    said(Why::families_are_final, Rule::final, "what lies on a foundation stays there"),
    said(Why::hand_not_available, Rule::talon, "a card in hand must first be turned"),
    said(Why::hand_is_out, Rule::redeal),
    said(Why::no_redeal_left, Rule::redeal),
    {TheClock::packet_too_short, "packet_too_short", Rule::vacancy,
     "a marriage is made only on a packet of three cards or more"},
    {TheClock::refill_before_play, "refill_before_play", Rule::turning,
     "a marriage has been made, so all packets must be refilled before anything is played"},
    said(Why::still_in_hand, Rule::redeal, "the talon is turned over only when the hand is out"),
    said(Why::nothing_to_gather, Rule::redeal, "there is no talon to turn over"),
});
constexpr auto rewordings = std::to_array<Rewording>({
    {TheClock::KingOnAce::no, said(Why::not_next, Rule::marriage,
                                   "a card is married only to the next higher; king and ace do not join")},
    {TheClock::TalonUse::circle,
     {TheClock::talon_serves_hours, "talon_serves_hours", Rule::talon,
      "the talon serves the foundations and the circle only"}},
    {TheClock::Redeal::one,
     said(Why::no_redeal_left, Rule::redeal, "the talon has been turned over already")},
});

}  // namespace longwood::facts::the_clock

namespace longwood {

constexpr GameInfo TheClock::info{
    .id = "the-clock",
    .title = "The Clock",
    .source = "Cadogan",
    .rules_version = 1,
    .packs = {2, withdrawn},
    .groups = facts::the_clock::groups,
    .pile_names = facts::the_clock::names,
    .classes = PileClasses::of({}, {circle}),
    .rulebook = &words::the_clock::rulebook,
    .reasons = facts::the_clock::reasons,
    .sets = words::the_clock::sets,
    .variants = {.options = words::the_clock::options,
                 .rewordings = facts::the_clock::rewordings,
                 .comparison = words::the_clock::comparison},
    .known_as = words::the_clock::known_as,
    .mistaken = words::the_clock::mistaken,
    .inspectable = talon,
    .search = &search,
    .player = &player,
    .figure = &figures::the_clock::figure,
};

constinit const AnyGame TheClock::game = checked<TheClock>();

}  // namespace longwood
