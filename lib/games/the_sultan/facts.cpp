#include "games/checks.hpp"
#include "games/common_reasons.hpp"
#include "games/the_sultan/figure.hpp"
#include "games/the_sultan/rules.hpp"
#include "games/the_sultan/sets.hpp"
#include "games/the_sultan/words.hpp"

namespace longwood::facts::the_sultan {

using words::the_sultan::Rule;

constexpr auto family_words = std::to_array<std::string_view>({
    "the family on the left king of diamonds",
    "the family on the right king of diamonds",
    "the family on the left king of spades",
    "the family on the right king of spades",
    "the family on the left king of clubs",
    "the family on the right king of clubs",
    "the family on the lower king of hearts",
    "the family on the ace of hearts",
});
constexpr auto groups = std::to_array<PileGroup>(
    {{.name = "families", .piles = TheSultan::families, .role = Role::family, .each = family_words},
     {"sultan", TheSultan::sultan, Role::court, "the Sultan"},
     {"divan", TheSultan::divan, Role::reserve, "Divan place {name}"},
     {"talon", TheSultan::talon, Role::talon, "the talon"},
     {"hand", TheSultan::hand, Role::hand, "the hand"}});
constexpr auto names =
    std::to_array<std::string_view>({"dk1", "dk2", "sk1", "sk2", "ck1", "ck2", "hk", "ha", "sultan", "L1",
                                     "L2", "L3", "L4", "R1", "R2", "R3", "R4", "talon", "hand"});
constexpr auto reasons = std::to_array<Reason>({
    no_such_move("The Sultan has no such move"),
    {TheSultan::sultan_stays, "sultan_stays", Rule::sultan,
     "the Sultan founds no family and stays in the middle"},
    {TheSultan::nothing_on_the_sultan, "nothing_on_the_sultan", Rule::sultan,
     "nothing is laid on the Sultan"},
    {TheSultan::divan_is_filled_by_rule, "divan_is_filled_by_rule", Rule::available,
     "nothing is laid on the Divan; its vacancies are filled at once"},
    said(Why::family_rises, Rule::kings,
         "this family takes only the next higher card of its suit, an ace after its king"),
    {TheSultan::ace_family_rises, "ace_family_rises", Rule::ace_of_hearts,
     "this family takes only the next higher heart"},
    {TheSultan::family_is_finished, "family_is_finished", Rule::kings, "this family ends with its queen"},
    {TheSultan::ace_family_is_finished, "ace_family_is_finished", Rule::ace_of_hearts,
     "this family ends with the queen of hearts"},
    {TheSultan::talon_fills_vacancies, "talon_fills_vacancies", Rule::talon,
     "a card of the talon enters the Divan only to fill a vacancy, at once and by itself"},
    said(Why::must_play_first, Rule::free,
         "the card just turned suits two families and is played first; choose one"),
    said(Why::nothing_there, Rule::available),
    said(Why::same_place, Rule::available, "the cards of the Divan do not change places"),
    said(Why::not_that_way, Rule::talon,
         "a card of the Divan or the talon is played to a family and nowhere else"),
    said(Why::one_card_at_a_time, Rule::kings),
    said(Why::families_are_final, Rule::final),
    said(Why::hand_not_available, Rule::turning, "a card in hand must first be turned"),
    said(Why::hand_is_out, Rule::turning),
    said(Why::still_in_hand, Rule::redeal, "the talon is taken up only when the hand is out"),
    said(Why::no_redeal_left, Rule::redeals, "the talon has been taken up twice already"),
    said(Why::nothing_to_gather, Rule::redeal, "there is no talon to take up"),
    said(Why::place_is_taken, Rule::available, "a place in the Divan holds one card"),
    {TheSultan::no_such_place, "no_such_place", Rule::divan, "the Divan has only six places"},
});
constexpr auto rewordings = std::to_array<Rewording>({
    {TheSultan::Refill::from_hand,
     {TheSultan::talon_fills_vacancies, "talon_fills_vacancies", Rule::talon,
      "a card of the talon never enters the Divan"}},
    {TheSultan::Refill::leisure,
     {TheSultan::divan_is_filled_by_rule, "divan_is_filled_by_rule", Rule::vacancy,
      "a place in the Divan is filled from the talon only"}},
    {TheSultan::Refill::leisure,
     said(Why::not_that_way, Rule::talon,
          "a card goes to a family, and from the talon also to a vacancy in the Divan")},
    {TheSultan::Refill::talon_or_divan,
     said(Why::not_that_way, Rule::talon, "a card goes to a family or to a vacancy in the Divan")},
    {TheSultan::Refill::leisure, said(Why::one_card_at_a_time, Rule::vacancy)},
    {TheSultan::Refill::talon_or_divan, said(Why::one_card_at_a_time, Rule::vacancy)},
    {TheSultan::Refill::talon_or_divan,
     said(Why::same_place, Rule::available, "a card goes to another place in the Divan, not to its own")},
});
constexpr auto absent = std::to_array<AbsentPile>(
    {{TheSultan::Divan::six, TheSultan::divan[3]}, {TheSultan::Divan::six, TheSultan::divan[7]}});

}  // namespace longwood::facts::the_sultan

namespace longwood {

constexpr GameInfo TheSultan::info{
    .id = "the-sultan",
    .title = "The Sultan",
    .source = "Cadogan",
    .rules_version = 1,
    .packs = {2, withdrawn},
    .groups = facts::the_sultan::groups,
    .pile_names = facts::the_sultan::names,
    .classes = PileClasses::of({divan, diamond_kings, spade_kings, club_kings}),
    .rulebook = &words::the_sultan::rulebook,
    .reasons = facts::the_sultan::reasons,
    .sets = words::the_sultan::sets,
    .variants = {.options = words::the_sultan::options,
                 .rewordings = facts::the_sultan::rewordings,
                 .absent = facts::the_sultan::absent,
                 .comparison = words::the_sultan::comparison},
    .shuffled = shuffled,
    .known_as = words::the_sultan::known_as,
    .inspectable = talon,
    .search = &search,
    .player = &player,
    .figure = &figures::the_sultan::figure,
};

constinit const AnyGame TheSultan::game = checked<TheSultan>();

}  // namespace longwood
