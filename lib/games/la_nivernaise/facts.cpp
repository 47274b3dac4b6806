#include "games/checks.hpp"
#include "games/common_reasons.hpp"
#include "games/family_words.hpp"
#include "games/la_nivernaise/figure.hpp"
#include "games/la_nivernaise/rules.hpp"
#include "games/la_nivernaise/sets.hpp"
#include "games/la_nivernaise/words.hpp"

namespace longwood::facts::la_nivernaise {

using words::la_nivernaise::Rule;

constexpr auto groups =
    std::to_array<PileGroup>({{"aces", LaNivernaise::aces, Role::family, words::rising_family},
                              {"kings", LaNivernaise::kings, Role::family, words::falling_family},
                              {"flanks", LaNivernaise::flanks, Role::reserve, "flank place {name}"},
                              {"line", LaNivernaise::line, Role::tableau, "packet {name} of the line"},
                              {"hand", LaNivernaise::hand, Role::hand, "the hand"}});
constexpr auto names =
    std::to_array<std::string_view>({"sa", "ha", "da", "ca", "sk", "hk", "dk", "ck", "L1", "L2", "L3",  "L4",
                                     "R1", "R2", "R3", "R4", "1",  "2",  "3",  "4",  "5",  "6",  "hand"});
constexpr auto reasons = std::to_array<Reason>({
    no_such_move("La Nivernaise has no such move"),
    {LaNivernaise::base_stays, "base_stays", Rule::base,
     "the card on which a family is founded is never exchanged"},
    {LaNivernaise::line_takes_no_cards, "line_takes_no_cards", Rule::building,
     "a packet of the line takes no cards but those dealt to it"},
    {LaNivernaise::flanks_serve_families, "flanks_serve_families", Rule::flanks,
     "a card in the flanks is played to a family and nowhere else"},
    said(Why::place_is_taken, Rule::building, "a flank place holds one card"),
    said(Why::nothing_there, Rule::available),
    said(Why::same_place, Rule::building),
    said(Why::not_that_way, Rule::available,
         "a card of the line goes only to a family or to a vacant flank place"),
    said(Why::family_rises, Rule::rising,
         "this family takes its ace and then only the next higher card of its suit"),
    said(Why::family_falls, Rule::falling,
         "this family takes its king and then only the next lower card of its suit"),
    said(Why::one_card_at_a_time, Rule::vacancy),
    said(Why::families_are_final, Rule::passing,
         "a card leaves its family only for the other family of its suit"),
    said(Why::hand_not_available, Rule::in_hand, "a card in hand goes only to a vacant flank place, unseen"),
    said(Why::hand_is_out, Rule::rounds),
    said(Why::still_in_hand, Rule::redeal, "the line is taken up only when the hand is out"),
    said(Why::no_redeal_left, Rule::redeals, "the line has been dealt again already"),
    said(Why::nothing_to_gather, Rule::redeal, "no cards are left in the line"),
});
constexpr auto rewordings = std::to_array<Rewording>({
    {LaNivernaise::Source::line,
     said(Why::hand_not_available, Rule::in_hand, "a card in hand comes only to the line")},
    {LaNivernaise::Source::any_place,
     said(Why::hand_not_available, Rule::in_hand, "a card in hand comes only to the line")},
    {LaNivernaise::Source::any_place,
     {LaNivernaise::flanks_serve_families, "flanks_serve_families", Rule::flanks,
      "a card in the flanks goes only to a family or to a vacant flank place"}},
    {LaNivernaise::Source::any_place,
     said(Why::families_are_final, Rule::passing,
          "from a family a card goes only to the flanks or to the other family of its suit")},
    {LaNivernaise::Redeals::two,
     said(Why::no_redeal_left, Rule::redeals, "the line has been dealt again twice already")},
    {LaNivernaise::Exchange::off, said(Why::families_are_final, Rule::passing)},
});

}  // namespace longwood::facts::la_nivernaise

namespace longwood {

constexpr GameInfo LaNivernaise::info{
    .id = "la-nivernaise",
    .title = "La Nivernaise",
    .source = "Cadogan",
    .rules_version = 1,
    .packs = {2, {}},
    .groups = facts::la_nivernaise::groups,
    .pile_names = facts::la_nivernaise::names,
    .classes = PileClasses::of({flanks}, {flanks, line}),
    .rulebook = &words::la_nivernaise::rulebook,
    .reasons = facts::la_nivernaise::reasons,
    .sets = words::la_nivernaise::sets,
    .variants = {.options = words::la_nivernaise::options,
                 .contradictions = words::la_nivernaise::contradictions,
                 .rewordings = facts::la_nivernaise::rewordings,
                 .comparison = words::la_nivernaise::comparison},
    .known_as = words::la_nivernaise::known_as,
    .search = &search,
    .player = &player,
    .figure = &figures::la_nivernaise::figure,
};

constinit const AnyGame LaNivernaise::game = checked<LaNivernaise>();

}  // namespace longwood
