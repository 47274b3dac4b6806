#pragma once

#include <array>

#include "core/any_game.hpp"
#include "games/family_words.hpp"
#include "games/stock_words.hpp"
#include "games/the_carpet/choices.hpp"
#include "games/the_carpet/words.hpp"

namespace longwood::words::the_carpet {

inline constexpr std::string_view programs = "PySolFC, Carpet; Wikipedia, Carpet (card game)";

inline constexpr auto options = std::to_array<RuleOption>({
    {"aces",
     "Where are the aces?",
     {{{"in-pack", "in the pack"},
       {"laid-out",
        "laid out beforehand",
        {{{Rule::layout,
           "One pack. The four aces are laid out, and twenty of the other cards are dealt face upwards in "
           "four rows of five: the carpet. The rest are held in hand, face downwards.",
           programs},
          {Rule::aces, "No ace comes while the carpet is laid.", programs},
          {Rule::families,
           "Each of the four aces founds a family, which rises in suit, card by card, to the king.",
           programs}}}}}}},
    {"fill",
     "When, and with what, is a place of the carpet filled?",
     {{{"at-once", "at once, from the talon or else the hand"},
       {"leisure",
        "when you like, from the talon",
        {{{Rule::filling,
           "A place of the carpet that has lost its card may be filled with the uppermost card of the talon, "
           "at any time, or be left vacant.",
           "PySolFC, Carpet"},
          {Rule::vacancy, "The hand fills no place: its next card is first turned upon the talon.",
           "PySolFC, Carpet; in Wikipedia the hand fills it if the talon is empty, to the same effect"}}}}}}},
    {"plays",
     "Must a suitable card of the carpet be played?",
     {{{"at-once", "before a card is turned"},
       {"optional",
        "no",
        {{{Rule::at_once, "No card need be played, and of several you choose which goes first.", programs},
          {Rule::turning,
           "When you like, the next card in hand is turned upon the talon. The uppermost card of the talon "
           "may always be played, and need not be.",
           programs}}}}}}},
    {"redeal",
     "Is there a second deal?",
     {{{"none", "no"},
       {"one",
        "one",
        {{{Rule::redeal, "When the hand is out, the talon may be turned over once, to be turned again.",
           "some descriptions on the web"}}}}}}},
    stock_option({{{Rule::layout,
                    "One pack. Twenty cards are dealt face upwards in four rows of five: the carpet. The "
                    "others are held in hand, face upwards, so that you see the next card and no other.",
                    stock_source},
                   {Rule::layout,
                    "One pack. The four aces are laid out, and twenty of the other cards are dealt face "
                    "upwards in four rows of five: the carpet. The rest are held in hand, face upwards, so "
                    "that you see the next card and no other.",
                    stock_source, Choices::Aces::laid_out}}}),
    families_option(Rule::final,
                    "The uppermost card of a family may be taken back to a vacant place of the carpet.",
                    "PySolFC, Carpet"),
});

inline constexpr auto contradictions = std::to_array<Contradiction>({
    {Choices::Fill::at_once, Choices::Families::returnable,
     "places that are filled at once leave none for a card of a family; take fill=leisure as well"},
});

inline constexpr auto sets = std::to_array<RuleSet>({
    {"hoffmann",
     "Hoffmann",
     "Hoffmann, Selected no. 4",
     {},
     "The book: aces in the pack, places filled at once; the cards decide."},
    {"carpet", "Carpet", programs,
     options_with(Choices::Aces::laid_out, Choices::Fill::leisure, Choices::Plays::optional,
                  Choices::Families::returnable),
     "What programs play as Carpet: aces laid out, and a place is filled when you like. Here you decide.", 2},
});

inline constexpr auto former = std::to_array<FormerSet>({
    {"carpet", 1, options_with(Choices::Aces::laid_out, Choices::Fill::leisure, Choices::Plays::optional)},
});

inline constexpr auto authorities = std::to_array<Authority>({
    {"Hoffmann", "Hoffmann, Selected no. 4", "hoffmann"},
    {"PySolFC", "PySolFC, Carpet", "carpet"},
    {"Wikipedia", "en.wikipedia.org, Carpet (card game)", "carpet"},
    {"AisleRiot", "GNOME AisleRiot, Carpet"},
});

inline constexpr auto points = std::to_array<Point>({
    {Rule::families, "Where are the aces?", {as_read("in the pack"), "laid out", "laid out", "laid out"}},
    {Rule::final, "May a card be taken back from a family?", {as_read("no"), "the uppermost"}},
    {Rule::filling,
     "When is a place of the carpet filled?",
     {as_read("at once"), "when you like", "when you like", "at once"}},
    {Rule::redeal, "Is there a second deal?", {"no", "no", "no", "no"}},
});

inline constexpr Comparison comparison{authorities, points};

}  // namespace longwood::words::the_carpet
