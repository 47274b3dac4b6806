#pragma once

#include <array>

#include "core/any_game.hpp"
#include "games/family_words.hpp"
#include "games/the_house_on_the_hill/choices.hpp"
#include "games/the_house_on_the_hill/words.hpp"

namespace longwood::words::the_house_on_the_hill {

inline constexpr std::string_view modern_source = "PySolFC, House on the Hill";

inline constexpr auto options = std::to_array<RuleOption>({
    houses::no_redeal(
        modern_source,
        "To bring out four aces and four kings, and build the aces up and the kings down in suit, in a "
        "single deal.",
        "Build each suit up from an ace and down from a king out of fans that are dealt once only."),
    houses::packets(
        "PySolFC, House on the Hill; dealt in rounds there, which changes only which deal is which"),
    families_option(Rule::final,
                    "The uppermost card of a family may be taken back: to a fan, where it lies by the rules "
                    "of other cards, or to the other family of its suit.",
                    modern_source),
});

inline constexpr auto sets = std::to_array<RuleSet>({
    {"cadogan",
     "Cadogan",
     "Cadogan, La Belle Lucie, ¶7",
     {},
     "The book: marriages up and down in suit, an emptied fan stays empty, two shuffled re-deals."},
    {"house-modern", "Modern", modern_source,
     options_with(Choices::Redeals::none, Choices::Packets::thirty_five, Choices::Families::returnable),
     "One deal of thirty-five fans, all seen: nothing is shuffled, and families give back.", 2},
});

inline constexpr auto former = std::to_array<FormerSet>({
    {"house-modern", 1, options_with(Choices::Redeals::none, Choices::Packets::thirty_five)},
});

inline constexpr auto authorities = std::to_array<Authority>({
    {"Cadogan", "Cadogan, La Belle Lucie, ¶7", "cadogan"},
    {"PySolFC", modern_source, "house-modern"},
    {"Wikipedia", "en.wikipedia.org, La Belle Lucie", "house-modern"},
    {"Hoffmann", "Hoffmann no. 30, The Crescent, which has such families"},
});

inline constexpr auto points = std::to_array<Point>({
    {Rule::layout,
     "How many fans are dealt?",
     {as_read("double the number of one pack"), "thirty-five", "thirty-five"}},
    {Rule::final, "May a card be taken back from a family?", {as_read("no"), "the uppermost"}},
    {Rule::free,
     "Which family takes a card that suits both?",
     {as_read("the one you choose"), "the one you choose", "", "it may wait between the two"}},
    {Rule::marriage, "Which way do marriages go?", {"up or down", "up or down", "up or down"}},
    {Rule::vacancy,
     "What may fill the place of a fan that is gone?",
     {as_read("nothing"), "nothing", "nothing"}},
    {Rule::redeal, "How many re-deals are there?", {as_read("two, shuffled"), "none", "none"}},
});

inline constexpr Comparison comparison{authorities, points};

}  // namespace longwood::words::the_house_on_the_hill
