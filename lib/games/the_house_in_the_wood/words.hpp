#pragma once

#include <array>

#include "core/known_as.hpp"
#include "games/houses_words.hpp"

namespace longwood::words::the_house_in_the_wood {

using houses::inherited, houses::Rule;

inline constexpr auto sentences = in_order<Rule>({
    houses::layout,
    {Rule::families,
     "Each of the eight aces, as it comes free, founds a family, two of each suit, which rises in suit, card "
     "by card, to the king.",
     "Cadogan, La Belle Lucie, ¶6.1, Rule II and Play ¶2.1 and ¶3.1"},
    inherited(Rule::final),
    inherited(Rule::available),
    inherited(Rule::free),
    inherited(Rule::marriage),
    inherited(Rule::corner),
    inherited(Rule::single),
    inherited(Rule::vacancy),
    houses::redeal,
    {Rule::end,
     "The game is won when all 104 cards lie on the families, each ace built up to its king, and lost when "
     "the last deal yields nothing more.",
     "Cadogan, La Belle Lucie, Play ¶2.1 and ¶5.1; the losing is understood"},
});

inline constexpr auto notes = std::to_array<Note>({
    houses::packets_note,
    houses::final_note,
    {Rule::marriage, "Do marriages go up as well?",
     "PySolFC and Wikipedia let a card be laid on the next lower, too.",
     "They go down only: the book says of The House on the Hill alone that it has marriages both ways."},
    houses::vacancy_note,
    houses::moment_note,
    houses::redeal_note,
});

inline constexpr auto lesson = std::to_array<ShownMove>({{"34-13", Rule::marriage},
                                                         {"34-ha1", Rule::available},
                                                         {"27-ca1", Rule::families},
                                                         {"32-ca1", Rule::families}});

inline constexpr auto known_as = std::to_array<KnownAs>({
    {"Double Fan", "about.com, House in the Wood Solitaire", "house-modern"},
    {"House in the Woods", "Wikipedia, House in the Woods", "house-modern"},
});

inline constexpr Rulebook rulebook{
    houses::book,
    "La Belle Lucie, The House in the Wood",
    "To bring out the eight aces and build each of them up in suit to its king, in three deals.",
    "Build each suit up twice from ace to king out of fans, which may be shuffled twice.",
    sentences,
    notes,
    {12, lesson},
};

}  // namespace longwood::words::the_house_in_the_wood
