#include "games/checks.hpp"
#include "games/common_reasons.hpp"
#include "games/mount_olympus/figure.hpp"
#include "games/mount_olympus/rules.hpp"
#include "games/mount_olympus/sets.hpp"
#include "games/mount_olympus/words.hpp"

namespace longwood::facts::mount_olympus {

using words::mount_olympus::Rule;

constexpr std::string_view first_odd = "the first family on the ace of {suit}",
                           second_odd = "the second family on the ace of {suit}",
                           first_even = "the first family on the two of {suit}",
                           second_even = "the second family on the two of {suit}";
constexpr auto odd_names = std::to_array<std::string_view>(
    {first_odd, second_odd, first_odd, second_odd, first_odd, second_odd, first_odd, second_odd});
constexpr auto even_names = std::to_array<std::string_view>(
    {first_even, second_even, first_even, second_even, first_even, second_even, first_even, second_even});
constexpr auto groups = std::to_array<PileGroup>({
    {.name = "odd", .piles = MountOlympus::odd, .role = Role::family, .each = odd_names},
    {.name = "even", .piles = MountOlympus::even, .role = Role::family, .each = even_names},
    {"battery", MountOlympus::battery, Role::tableau, "packet {name}"},
    {"talon", MountOlympus::talon, Role::talon, "the talon"},
    {"hand", MountOlympus::hand, Role::hand, "the hand"},
});
constexpr auto names = std::to_array<std::string_view>(
    {"sa1", "sa2", "ha1", "ha2", "da1", "da2", "ca1", "ca2", "sd1", "sd2", "hd1", "hd2",   "dd1", "dd2",
     "cd1", "cd2", "1",   "2",   "3",   "4",   "5",   "6",   "7",   "8",   "9",   "talon", "hand"});
constexpr auto reasons = std::to_array<Reason>({
    no_such_move("Mount Olympus has no such move"),
    said(Why::family_rises, Rule::odd_families,
         "a family takes only the card of its suit that is two higher"),
    said(Why::families_are_final, Rule::final),
    said(Why::nothing_there, Rule::available),
    said(Why::same_place, Rule::building, "a card is moved to another packet, not to its own"),
    said(Why::wrong_suit, Rule::building, "on a packet a card is laid only on one of the same suit"),
    said(Why::not_next, Rule::building, "on a packet a card is laid only on one that is two higher"),
    said(Why::one_card_at_a_time, Rule::single),
    said(Why::not_a_run, Rule::single, "these cards do not descend in suit by twos"),
    said(Why::space_stays_empty, Rule::vacancy, "a vacant place is filled from the talon alone"),
    said(Why::hand_not_available, Rule::turning, "a card in hand must first be turned"),
    said(Why::not_that_way, Rule::talon, "nothing is laid upon the talon or the hand"),
    said(Why::hand_is_out, Rule::turning),
    said(Why::no_redeal_left, Rule::redeal),
    said(Why::still_in_hand, Rule::redeal, "the talon is turned over only when the hand is out"),
    said(Why::nothing_to_gather, Rule::redeal, "there is no talon to turn over"),
});
constexpr auto rewordings = std::to_array<Rewording>({
    {MountOlympus::Dealing::nine,
     said(Why::hand_not_available, Rule::turning, "cards in hand are only dealt upon the packets")},
    {MountOlympus::Fill::at_once,
     said(Why::space_stays_empty, Rule::vacancy, "when hand and talon are out, a vacant place stays vacant")},
});

}  // namespace longwood::facts::mount_olympus

namespace longwood {

constexpr GameInfo MountOlympus::info{
    .id = "mount-olympus",
    .title = "Mount Olympus",
    .source = "Cadogan",
    .rules_version = 1,
    .packs = {2, withdrawn},
    .groups = facts::mount_olympus::groups,
    .pile_names = facts::mount_olympus::names,
    .classes =
        PileClasses::of({{0, 2}, {2, 2}, {4, 2}, {6, 2}, {8, 2}, {10, 2}, {12, 2}, {14, 2}}, {battery}),
    .rulebook = &words::mount_olympus::rulebook,
    .reasons = facts::mount_olympus::reasons,
    .sets = words::mount_olympus::sets,
    .variants = {.options = words::mount_olympus::options,
                 .contradictions = words::mount_olympus::contradictions,
                 .rewordings = facts::mount_olympus::rewordings,
                 .comparison = words::mount_olympus::comparison},
    .known_as = words::mount_olympus::known_as,
    .mistaken = words::mount_olympus::mistaken,
    .inspectable = talon,
    .search = &search,
    .player = &player,
    .figure = &figures::mount_olympus::figure,
};

constinit const AnyGame MountOlympus::game = checked<MountOlympus>();

}  // namespace longwood
