#include "games/checks.hpp"
#include "games/common_reasons.hpp"
#include "games/the_salic_law/figure.hpp"
#include "games/the_salic_law/rules.hpp"
#include "games/the_salic_law/sets.hpp"
#include "games/the_salic_law/words.hpp"

namespace longwood::facts::the_salic_law {

using words::the_salic_law::Rule;

constexpr auto groups =
    std::to_array<PileGroup>({{"families", TheSalicLaw::families, Role::family, "family {place}", 8},
                              {"queens", TheSalicLaw::queens, Role::court, "the row of queens"},
                              {"packets", TheSalicLaw::packets, Role::tableau, "packet {name}"},
                              {"hand", TheSalicLaw::hand, Role::hand, "the hand"}});
constexpr auto names =
    std::to_array<std::string_view>({"f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "queens", "1", "2", "3",
                                     "4", "5", "6", "7", "8", "hand"});
constexpr auto withdrawn = std::to_array<Card>({TheSalicLaw::first_king});
constexpr auto reasons = std::to_array<Reason>({
    no_such_move("The Salic Law has no such move"),
    said(Why::hand_not_available, Rule::dealing),
    said(Why::hand_is_out, Rule::dealing, "all the cards are dealt"),
    said(Why::family_rises, Rule::families,
         "a family begins with an ace and takes only the next higher card, of any suit, up to the knave"),
    said(Why::families_are_final, Rule::final),
    said(Why::nothing_there, Rule::available),
    said(Why::not_that_way, Rule::available, "cards go to the families and to kings that stand alone"),
    {TheSalicLaw::bound_in_the_deal, "bound_in_the_deal", Rule::bound,
     "until the last card is dealt nothing is laid upon a king"},
    said(Why::same_place, Rule::lone_king, "a king takes a card of another packet, not of its own"),
    {TheSalicLaw::not_upon_packets, "not_upon_packets", Rule::upon,
     "only a king that stands alone takes a card"},
    {TheSalicLaw::kings_stay, "kings_stay", Rule::kings,
     "kings are dealt to the foot of the packets and stay there"},
    {TheSalicLaw::king_awaited, "king_awaited", Rule::families,
     "the family waits until the king of its place lies beneath it"},
    {TheSalicLaw::packet_awaits_king, "packet_awaits_king", Rule::dealing,
     "a packet begins with the king that is dealt there"},
    {TheSalicLaw::king_has_had_his_card, "king_has_had_his_card", Rule::lone_king,
     "this king has taken a card before, and takes no second one"},
    said(Why::one_card_at_a_time, Rule::available),
    said(Why::no_redeal_left, Rule::once),
});
constexpr auto rewordings = std::to_array<Rewording>({
    {TheSalicLaw::LoneKing::three, said(Why::one_card_at_a_time, Rule::lone_king,
                                        "a king takes three cards at most, and a family one at a time")},
    {TheSalicLaw::LoneKing::none, said(Why::not_that_way, Rule::lone_king, "cards go only to the families")},
    {TheSalicLaw::LoneKing::none, said(Why::same_place, Rule::lone_king, "cards go only to the families")},
});

}  // namespace longwood::facts::the_salic_law

namespace longwood {

constexpr GameInfo TheSalicLaw::info{
    .id = "the-salic-law",
    .title = "The Salic Law",
    .source = "Cadogan",
    .rules_version = 1,
    .packs = {2, facts::the_salic_law::withdrawn},
    .groups = facts::the_salic_law::groups,
    .pile_names = facts::the_salic_law::names,
    .classes = PileClasses::of({}, {families, packets}),
    .rulebook = &words::the_salic_law::rulebook,
    .reasons = facts::the_salic_law::reasons,
    .sets = words::the_salic_law::sets,
    .variants = {.options = words::the_salic_law::options,
                 .rewordings = facts::the_salic_law::rewordings,
                 .comparison = words::the_salic_law::comparison},
    .known_as = words::the_salic_law::known_as,
    .mistaken = words::the_salic_law::mistaken,
    .column_base_rank = king,
    .search = &search,
    .player = &player,
    .figure = &figures::the_salic_law::figure,
};

constinit const AnyGame TheSalicLaw::game = checked<TheSalicLaw>();

}  // namespace longwood
