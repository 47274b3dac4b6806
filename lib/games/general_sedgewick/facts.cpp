#include "games/checks.hpp"
#include "games/common_reasons.hpp"
#include "games/general_sedgewick/figure.hpp"
#include "games/general_sedgewick/rules.hpp"
#include "games/general_sedgewick/sets.hpp"
#include "games/general_sedgewick/words.hpp"

namespace longwood::facts::general_sedgewick {

using words::general_sedgewick::Rule;

constexpr auto places = std::to_array<std::string_view>(
    {"the top packet", "the left packet", "the middle packet", "the right packet", "the bottom packet"});
constexpr auto groups = std::to_array<PileGroup>(
    {{"families", GeneralSedgewick::families, Role::family, "the family of {suit}"},
     {.name = "cross", .piles = GeneralSedgewick::cross, .role = Role::tableau, .each = places},
     {"talon", GeneralSedgewick::talon, Role::talon, "the talon"},
     {"hand", GeneralSedgewick::hand, Role::hand, "the hand"}});
constexpr auto names =
    std::to_array<std::string_view>({"sa", "ha", "da", "ca", "T", "L", "M", "R", "B", "talon", "hand"});
constexpr auto reasons = std::to_array<Reason>({
    no_such_move("General Sedgewick has no such move"),
    said(Why::family_rises, Rule::families,
         "a family takes the rank with which all begin and then only the next higher card of its suit"),
    said(Why::families_are_final, Rule::final),
    said(Why::nothing_there, Rule::available),
    said(Why::same_place, Rule::building, "a card is moved to another packet, not to its own"),
    said(Why::not_next, Rule::building, "a card is laid only upon the next higher"),
    said(Why::corner, Rule::corner, "the families begin with aces, so that no king is laid on an ace"),
    said(Why::one_card_at_a_time, Rule::single),
    said(Why::space_stays_empty, Rule::vacancy, "a vacant place is filled from the talon or the hand alone"),
    said(Why::hand_not_available, Rule::turning,
         "a card in hand fills a vacant place of the cross, or must first be turned"),
    said(Why::not_that_way, Rule::talon, "nothing is laid upon the talon or the hand"),
    said(Why::hand_is_out, Rule::redeal),
    said(Why::no_redeal_left, Rule::redeal),
    {GeneralSedgewick::vacancy_first, "vacancy_first", Rule::turning,
     "a vacant place of the cross must be filled before the next card is turned"},
});
constexpr auto rewordings = std::to_array<Rewording>({
    {GeneralSedgewick::Corner::never, said(Why::corner, Rule::corner)},
});

}  // namespace longwood::facts::general_sedgewick

namespace longwood {

constexpr GameInfo GeneralSedgewick::info{
    .id = "general-sedgewick",
    .title = "General Sedgewick",
    .source = "Cadogan",
    .rules_version = 1,
    .packs = {1, {}},
    .groups = facts::general_sedgewick::groups,
    .pile_names = facts::general_sedgewick::names,
    .classes = PileClasses::of({cross}),
    .rulebook = &words::general_sedgewick::rulebook,
    .reasons = facts::general_sedgewick::reasons,
    .sets = words::general_sedgewick::sets,
    .variants = {.options = words::general_sedgewick::options,
                 .rewordings = facts::general_sedgewick::rewordings,
                 .comparison = words::general_sedgewick::comparison},
    .known_as = words::general_sedgewick::known_as,
    .mistaken = words::general_sedgewick::mistaken,
    .inspectable = talon,
    .search = &search,
    .player = &player,
    .figure = &figures::general_sedgewick::figure,
};

constinit const AnyGame GeneralSedgewick::game = checked<GeneralSedgewick>();

}  // namespace longwood
