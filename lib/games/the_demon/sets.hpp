#pragma once

#include <array>

#include "core/any_game.hpp"
#include "games/stock_words.hpp"
#include "games/the_demon/choices.hpp"
#include "games/the_demon/words.hpp"

namespace longwood::words::the_demon {

inline constexpr std::string_view modern_source = "Wikipedia, Canfield (solitaire)";
inline constexpr std::string_view pysolfc_source = "PySolFC, Canfield";
inline constexpr std::string_view fanned_source = "AisleRiot, Canfield";
inline constexpr std::string_view solvitaire_source = "Solvitaire, canfield-strict";

inline constexpr auto options = std::to_array<RuleOption>({
    {"part",
     "May a part of a column be moved to another?",
     {{{"whole", "no, only the whole"},
       {"any-part",
        "yes, any number of cards from its end",
        {{{Rule::whole,
           "Any number of cards from the end of a column may be moved together to another, when the first of "
           "them fits its last card. To a family only the last card goes, by itself.",
           modern_source}}}}}}},
    {"after-stock",
     "What fills an empty column when the stock is used up?",
     {{{"talon", "the uppermost card of the talon"},
       {"any-card",
        "any available card",
        {{{Rule::after_stock,
           "When the stock is used up, an empty column may be begun, now or later, with the uppermost card "
           "of the talon or with cards from the end of another column, as they are moved to a column.",
           modern_source}}}}}}},
    {"corner",
     "May a king be laid on an ace of a column?",
     {{{"as-families", "unless the families begin with aces"},
       {"always",
        "always",
        {{{Rule::corner, "A king may be laid on an ace in the columns.", pysolfc_source}}}},
       {"from-base",
        "unless the families begin with aces, and nothing is laid on the rank of the bases",
        {{{Rule::corner,
           "Columns descend only to the rank of the bases: on a card of that rank nothing is laid. A king "
           "may be laid on an ace unless the families begin with aces.",
           solvitaire_source}}}}}}},
    {"packets",
     "How does the talon lie?",
     {{{"squared", "squared: only the uppermost card is seen"},
       {"fanned",
        "fanned: every card of it is seen",
        {{{Rule::turning,
           "When you like, the next three cards in hand are fanned on the talon, face up, or as many as are "
           "left, so that all are seen. The last of them is uppermost, and the others can be used as those "
           "above them go.",
           fanned_source}}}}}}},
    stock_option({{{Rule::in_hand,
                    "The other thirty-four cards are held in hand, face upwards, so that you see the next "
                    "one and no other.",
                    stock_source}}}),
});

inline constexpr auto sets = std::to_array<RuleSet>({
    {"hoffmann",
     "Hoffmann",
     "Hoffmann, Selected no. 7",
     {},
     "The book: columns move whole, and after the stock the talon fills an empty column."},
    {"fanned", "Fanned", fanned_source, options_with(Choices::Packets::fanned),
     "The book’s rules, but packets are fanned, so that you see every card of the hand."},
    {"canfield", "Canfield", modern_source,
     options_with(Choices::Part::any_part, Choices::AfterStock::any_card, Choices::Corner::always),
     "What most people play as Canfield: any part of a column moves, and any card fills an empty column."},
    {"canfield-strict", "Canfield, strict", solvitaire_source, options_with(Choices::Corner::from_base),
     "Solvitaire’s strict Canfield: the book’s rules, but nothing is laid on a card of the bases’ rank."},
});

inline constexpr auto authorities = std::to_array<Authority>({
    {"Hoffmann", "Hoffmann, Selected no. 7", "hoffmann"},
    {"Wikipedia", modern_source, "canfield"},
    {"Solvitaire", solvitaire_source, "canfield-strict"},
    {"PySolFC", pysolfc_source},
});

inline constexpr auto points = std::to_array<Point>({
    {Rule::corner,
     "May a king be laid on an ace of a column?",
     {as_read("unless the families begin with aces"), "always", "unless the families begin with aces",
      "always"}},
    {Rule::whole,
     "May a part of a column be moved to another?",
     {"no, only the whole", "yes, any number of cards from its end", "no, only the whole",
      "the last card or the whole"}},
    {Rule::after_stock,
     "What fills an empty column when the stock is used up?",
     {as_read("the uppermost card of the talon"), "any available card", "the uppermost card of the talon",
      "any available card"}},
});

inline constexpr Comparison comparison{authorities, points};

}  // namespace longwood::words::the_demon
