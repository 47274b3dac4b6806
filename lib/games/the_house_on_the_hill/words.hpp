#pragma once

#include <array>

#include "games/houses_words.hpp"

namespace longwood::words::the_house_on_the_hill {

using houses::inherited, houses::Rule;

inline constexpr auto sentences = in_order<Rule>({
    houses::layout,
    {Rule::families,
     "The first ace of each suit that is played founds a family, which rises in suit to the king, and the "
     "first king another, which falls to the ace.",
     "Cadogan, La Belle Lucie, ¶7.2, Rule II and Play ¶2.1 and ¶3.1"},
    inherited(Rule::final),
    inherited(Rule::available),
    {Rule::free,
     "Nothing is compulsory: you may play, marry or hold back as you please, and a card that suits both "
     "families of its suit goes to whichever you choose.",
     "Cadogan, La Belle Lucie, Play ¶4.1-2; see the note"},
    houses::both_ways("Cadogan, La Belle Lucie, ¶7.2 and Play ¶4.1"),
    houses::no_corner("Cadogan, La Belle Lucie, ¶7.2, which speaks of ascending and descending lines only"),
    inherited(Rule::single),
    inherited(Rule::vacancy),
    houses::redeal,
    {Rule::end,
     "The game is won when all 104 cards lie on the families, each ace built up to its king and each king "
     "down to its ace, and lost when the last deal yields nothing more.",
     "Cadogan, La Belle Lucie, ¶7.2 and Play ¶5.1; the losing is understood"},
});

inline constexpr auto notes = std::to_array<Note>({
    houses::packets_note,
    houses::final_note,
    {Rule::free, "Which family takes a card that suits both?",
     "Hoffmann lets such a card wait between the two in games of his; Cadogan has that in “Louis” alone.",
     "The one that the player chooses: the book does not have it wait."},
    houses::vacancy_note,
    houses::moment_note,
    houses::redeal_note,
});

inline constexpr auto lesson = std::to_array<ShownMove>({{"36-12", Rule::marriage},
                                                         {"29-hk", Rule::families},
                                                         {"20-sk", Rule::families},
                                                         {"35-20", Rule::available}});

inline constexpr Rulebook rulebook{
    houses::book,
    "La Belle Lucie, The House on the Hill",
    "To bring out four aces and four kings, and build the aces up and the kings down in suit, in three "
    "deals.",
    "Build each suit up from an ace and down from a king out of fans, which may be shuffled twice.",
    sentences,
    notes,
    {12, lesson},
};

}  // namespace longwood::words::the_house_on_the_hill
