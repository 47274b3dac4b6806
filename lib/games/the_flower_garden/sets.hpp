#pragma once

#include <array>

#include "core/any_game.hpp"
#include "games/family_words.hpp"
#include "games/the_flower_garden/choices.hpp"
#include "games/the_flower_garden/words.hpp"

namespace longwood::words::the_flower_garden {

inline constexpr auto options = std::to_array<RuleOption>({
    {"runs",
     "May a sequence be moved as a whole?",
     {{{"single", "no"},
       {"in-suit",
        "if it is of one suit",
        {{{Rule::single,
           "Cards at the end of a packet that descend in one suit may be moved together, as many of them as "
           "you like, by the rules of one card; to a family only one card is played at a time.",
           "PySolFC, Wildflower"}}}}}}},
    families_option(Rule::final,
                    "The uppermost card of a family may be taken back to a packet, where it lies by the "
                    "rules of other cards.",
                    "PySolFC, Flower Garden and Wildflower"),
});

inline constexpr auto sets = std::to_array<RuleSet>({
    {"cadogan",
     "Cadogan",
     "Cadogan, The Flower-Garden",
     {},
     "The book: cards go one by one, and families keep what they have."},
    {"wildflower", "Wildflower", "PySolFC, Wildflower",
     options_with(Choices::Runs::in_suit, Choices::Families::returnable),
     "Sequences of one suit are moved as a whole, and families give back their uppermost card.", 2},
    {"pysolfc", "PySolFC", "PySolFC, Flower Garden", options_with(Choices::Families::returnable),
     "PySolFC’s Flower Garden: families give back their uppermost card."},
});

inline constexpr auto former = std::to_array<FormerSet>({
    {"wildflower", 1, options_with(Choices::Runs::in_suit)},
});

inline constexpr auto authorities = std::to_array<Authority>({
    {"Cadogan", "Cadogan, The Flower-Garden", "cadogan"},
    {"Wikipedia", "en.wikipedia.org, Flower Garden", "cadogan"},
    {"PySolFC", "PySolFC, Flower Garden", "pysolfc"},
    {"Wildflower", "PySolFC, Wildflower", "wildflower"},
});

inline constexpr auto points = std::to_array<Point>({
    {Rule::garden,
     "In what order are the packets dealt?",
     {"six cards together to each", "in rows", "in rows", "in rows"}},
    {Rule::final,
     "May a card be taken back from a family?",
     {as_read("no"), "", "the uppermost", "the uppermost"}},
    {Rule::single, "Are several cards moved at once?", {as_read("no"), "no", "no", "a sequence of one suit"}},
    {Rule::vacancy,
     "What may begin a packet anew?",
     {"any available card", "any card", "any card", "any card"}},
});

inline constexpr Comparison comparison{authorities, points};

}  // namespace longwood::words::the_flower_garden
