#pragma once

#include <array>

#include "core/any_game.hpp"
#include "games/the_crescent/choices.hpp"
#include "games/the_crescent/words.hpp"

namespace longwood::words::the_crescent {

inline constexpr std::string_view modern_source = "PySolFC, Crescent; Wikipedia, Crescent (solitaire)";

inline constexpr auto options = std::to_array<RuleOption>({
    {"turns",
     "How many turns are there?",
     {{{"three", "three"},
       {"four",
        "four",
        {{{Rule::turn,
           "When you can do no more, all heaps may be turned at once: the lowest card of each is taken out "
           "and laid on top of it, and the others keep their order. This may be done four times.",
           "Hoffmann no. 30, ¶4.1, by the letter: once, and thrice repeated"},
          {Rule::end,
           "The game is won when all eight families hold their thirteen cards, and lost when the fourth turn "
           "has been made and nothing more can be played.",
           "Hoffmann no. 30, ¶4.2"},
          {the_object,
           "To complete eight families, four rising from the aces and four falling from the kings, with four "
           "turns of the heaps.",
           "Hoffmann no. 30, ¶4.1"}}}},
       {"five",
        "five",
        {{{Rule::turn,
           "When you can do no more, all heaps may be turned at once: the lowest card of each is taken out "
           "and laid on top of it, and the others keep their order. This may be done five times.",
           "Solitaire123.net, Crescent Solitaire"},
          {Rule::end,
           "The game is won when all eight families hold their thirteen cards, and lost when the fifth turn "
           "has been made and nothing more can be played.",
           "Solitaire123.net, Crescent Solitaire"},
          {the_object,
           "To complete eight families, four rising from the aces and four falling from the kings, with five "
           "turns of the heaps.",
           "Solitaire123.net, Crescent Solitaire"}}}}}}},
    {"corner",
     "Do king and ace join in the heaps?",
     {{{"closed", "no"},
       {"open",
        "yes",
        {{{Rule::corner,
           "King and ace join: upon a king goes the queen or the ace of its suit, upon an ace the two or the "
           "king.",
           modern_source}}}}}}},
    held_option(Rule::both, modern_source),
    families_option(Rule::final,
                    "The uppermost card of a family may be taken back: married like any available card, or "
                    "passed to the other family of its suit.",
                    "PySolFC, Crescent"),
    {"vacancy",
     "May a vacant heap be filled?",
     {{{"closed", "no"},
       {"any-card",
        "with any one card",
        {{{Rule::vacancy,
           "A heap that has lost all its cards may be begun anew with the uppermost card of any other.",
           "a milder reading; the book is silent"}}}}}}},
});

inline constexpr auto contradictions = std::to_array<Contradiction>({
    {Choices::Families::returnable, Choices::Abeyance::allowed, held_is_needless},
});

inline constexpr auto sets = std::to_array<RuleSet>({
    {"hoffmann",
     "Hoffmann",
     "Hoffmann no. 30",
     {},
     "The book: a card may be held between two families, king and ace do not join, three turns."},
    {"modern", "Modern", modern_source,
     options_with(Choices::Corner::open, Choices::Abeyance::off, Choices::Families::returnable),
     "What programs play as Crescent: king and ace join in the heaps, and families give back."},
});

inline constexpr auto authorities = std::to_array<Authority>({
    {"Hoffmann", "Hoffmann no. 30", "hoffmann"},
    {"Wikipedia", "en.wikipedia.org, Crescent (solitaire)"},
    {"PySolFC", "PySolFC, Crescent", "modern"},
});

inline constexpr auto points = std::to_array<Point>({
    {Rule::heaps, "Do the heaps lie face upwards?", {"yes", "the uppermost cards alone", "yes"}},
    {Rule::both, held_question, {"yes", "no", "no"}},
    {Rule::corner, "Do king and ace join in the heaps?", {as_read("no"), "yes", "yes"}},
    {Rule::vacancy, "May a vacant heap be filled?", {as_read("no"), "no", "no"}},
    {Rule::turn, "How many turns are there?", {as_read("three"), "three", "three"}},
    {Rule::free, "Must cards in sequence be married?", {as_read("no"), "no", "no"}},
    {Rule::final,
     "May a card be taken back from a family?",
     {as_read("no"), "only to the other family", "the uppermost"}},
});

inline constexpr Comparison comparison{authorities, points};

}  // namespace longwood::words::the_crescent
