#pragma once

#include <array>

#include "core/any_game.hpp"
#include "games/family_words.hpp"
#include "games/the_house_in_the_wood/choices.hpp"
#include "games/the_house_in_the_wood/words.hpp"

namespace longwood::words::the_house_in_the_wood {

inline constexpr std::string_view modern_source = "PySolFC, House in the Wood";
inline constexpr auto upward = houses::both_ways(modern_source), corner = houses::no_corner(modern_source);

inline constexpr auto options = std::to_array<RuleOption>({
    houses::no_redeal(
        modern_source,
        "To bring out the eight aces and build each of them up in suit to its king, in a single deal.",
        "Build each suit up twice from ace to king out of fans that are dealt once only."),
    {"marriages",
     "Which way do marriages go?",
     {{{"down", "down"},
       {"up-or-down",
        "up or down",
        {{{Rule::marriage, upward.text, upward.source}, {Rule::corner, corner.text, corner.source}}}}}}},
    houses::packets(
        "PySolFC, House in the Wood; dealt in rounds there, which changes only which deal is which"),
    families_option(Rule::final,
                    "The uppermost card of a family may be taken back to a fan, where it lies by the rules "
                    "of other cards.",
                    modern_source),
});

inline constexpr auto sets = std::to_array<RuleSet>({
    {"cadogan",
     "Cadogan",
     "Cadogan, La Belle Lucie, ¶6",
     {},
     "The book: marriages down in suit, an emptied fan stays empty, two shuffled re-deals."},
    {"house-modern", "Modern", modern_source,
     options_with(Choices::Redeals::none, Choices::Marriages::up_or_down, Choices::Packets::thirty_five,
                  Choices::Families::returnable),
     "One deal of thirty-five fans, all seen: marriages go up or down, and families give back.", 2},
});

inline constexpr auto former = std::to_array<FormerSet>({
    {"house-modern", 1,
     options_with(Choices::Redeals::none, Choices::Marriages::up_or_down, Choices::Packets::thirty_five)},
});

inline constexpr auto authorities = std::to_array<Authority>({
    {"Cadogan", "Cadogan, La Belle Lucie, ¶6", "cadogan"},
    {"PySolFC", modern_source, "house-modern"},
    {"Wikipedia", "en.wikipedia.org, La Belle Lucie", "house-modern"},
});

inline constexpr auto points = std::to_array<Point>({
    {Rule::layout,
     "How many fans are dealt?",
     {"double the number of one pack", "thirty-five", "thirty-five"}},
    {Rule::final, "May a card be taken back from a family?", {as_read("no"), "the uppermost"}},
    {Rule::marriage, "Which way do marriages go?", {as_read("down"), "up or down", "up or down"}},
    {Rule::vacancy,
     "What may fill the place of a fan that is gone?",
     {as_read("nothing"), "nothing", "nothing"}},
    {Rule::redeal, "How many re-deals are there?", {as_read("two, shuffled"), "none", "none"}},
});

inline constexpr Comparison comparison{authorities, points};

}  // namespace longwood::words::the_house_in_the_wood
