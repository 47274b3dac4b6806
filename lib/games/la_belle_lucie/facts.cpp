#include <array>

#include "games/checks.hpp"
#include "games/la_belle_lucie/figure.hpp"
#include "games/la_belle_lucie/reasons.hpp"
#include "games/la_belle_lucie/rules.hpp"
#include "games/la_belle_lucie/sets.hpp"
#include "games/la_belle_lucie/words.hpp"

namespace longwood::facts::la_belle_lucie {

constexpr auto groups =
    std::to_array<PileGroup>({{"aces", LaBelleLucie::families, Role::family, words::rising_family},
                              {"fans", LaBelleLucie::fans, Role::tableau, "fan {name}"},
                              {"hand", LaBelleLucie::hand, Role::hand, "the hand"}});
constexpr auto rewordings = std::to_array<Rewording>({
    {LaBelleLucie::Vacancy::kings,
     said(Why::space_stays_empty, Rule::vacancy, "only a king begins a fan again")},
    {LaBelleLucie::Redeals::none, said(Why::no_redeal_left, Rule::redeal)},
    {LaBelleLucie::Families::returnable,
     said(Why::families_are_final, Rule::final, "from a family a card goes only to a fan")},
});

}  // namespace longwood::facts::la_belle_lucie

namespace longwood {

constexpr GameInfo LaBelleLucie::info{
    .id = "la-belle-lucie",
    .title = "La Belle Lucie",
    .source = "Cadogan",
    .rules_version = 1,
    .packs = {1, {}},
    .groups = facts::la_belle_lucie::groups,
    .pile_names = facts::la_belle_lucie::names,
    .classes = PileClasses::of({}, {fans}),
    .rulebook = &words::la_belle_lucie::rulebook,
    .reasons = facts::la_belle_lucie::reasons,
    .sets = words::la_belle_lucie::sets,
    .variants = {.options = words::la_belle_lucie::options,
                 .rewordings = facts::la_belle_lucie::rewordings,
                 .comparison = words::la_belle_lucie::comparison,
                 .former = words::la_belle_lucie::former},
    .shuffled = fans,
    .acts = facts::la_belle_lucie::acts,
    .known_as = words::la_belle_lucie::known_as,
    .mistaken = words::la_belle_lucie::mistaken,
    .search = &search,
    .player = &player,
    .figure = &figures::la_belle_lucie::figure,
};

constinit const AnyGame LaBelleLucie::game = checked<LaBelleLucie>();

}  // namespace longwood
