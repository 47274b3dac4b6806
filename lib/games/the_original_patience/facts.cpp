#include "games/checks.hpp"
#include "games/common_reasons.hpp"
#include "games/the_original_patience/figure.hpp"
#include "games/the_original_patience/rules.hpp"
#include "games/the_original_patience/sets.hpp"
#include "games/the_original_patience/words.hpp"

namespace longwood::facts::the_original_patience {

using words::the_original_patience::Rule;

constexpr auto groups =
    std::to_array<PileGroup>({{"families", TheOriginalPatience::families, Role::family, "family {place}", 4},
                              {"heaps", TheOriginalPatience::heaps, Role::tableau, "heap {name}"},
                              {.name = "turned",
                               .piles = TheOriginalPatience::turned,
                               .role = Role::turned,
                               .words = "the card just turned",
                               .laid_by_player = true},
                              {"hand", TheOriginalPatience::hand, Role::hand, "the hand"}});
constexpr auto names =
    std::to_array<std::string_view>({"f1", "f2", "f3", "f4", "1", "2", "3", "4", "turned", "hand"});
constexpr auto reasons = std::to_array<Reason>({
    no_such_move("The Original Patience has no such move"),
    said(Why::family_rises, Rule::families,
         "a family begins with an ace and takes only the next higher card, of any suit"),
    said(Why::families_are_final, Rule::final),
    said(Why::nothing_there, Rule::available),
    said(Why::not_that_way, Rule::single, "nothing goes to a heap except the card just turned"),
    said(Why::same_place, Rule::single, "the card of a heap goes only to a family"),
    said(Why::one_card_at_a_time, Rule::single),
    said(Why::must_play_first, Rule::aces, "an ace founds a family at once"),
    said(Why::hand_not_available, Rule::turning, "the next card is turned when the last one is laid"),
    said(Why::no_redeal_left, Rule::once),
});
constexpr auto rewordings = std::to_array<Rewording>({
    {TheOriginalPatience::Hold::none,
     said(Why::must_play_first, Rule::free, "the card turned suits a family and must be played to it")},
});

}  // namespace longwood::facts::the_original_patience

namespace longwood {

constexpr GameInfo TheOriginalPatience::info{
    .id = "the-original-patience",
    .title = "The Original Patience",
    .source = "Hoffmann, Selected no. 1",
    .rules_version = 1,
    .packs = {1, {}},
    .groups = facts::the_original_patience::groups,
    .pile_names = facts::the_original_patience::names,
    .classes = PileClasses::of({families, heaps}),
    .rulebook = &words::the_original_patience::rulebook,
    .reasons = facts::the_original_patience::reasons,
    .sets = words::the_original_patience::sets,
    .variants = {.options = words::the_original_patience::options,
                 .rewordings = facts::the_original_patience::rewordings,
                 .comparison = words::the_original_patience::comparison},
    .known_as = words::the_original_patience::known_as,
    .mistaken = words::the_original_patience::mistaken,
    .search = &search,
    .player = &player,
    .figure = &figures::the_original_patience::figure,
};

constinit const AnyGame TheOriginalPatience::game = checked<TheOriginalPatience>();

}  // namespace longwood
