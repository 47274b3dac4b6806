#pragma once

#include <array>

#include "core/rulebook.hpp"

namespace longwood::words::${name} {

// One sentence for every rule that can forbid a move, in our own words, each with its place in the book.
inline constexpr auto sentences = std::to_array<Sentence>({
    {"One pack, all of it dealt face upwards in eight columns, a card to each in turn.", "the book, ¶1.1"},  // 1
    {"Each ace, as it becomes available, founds a family, which rises in suit, card by card, to the king.",
     "the book, ¶2.1"},                                                                      // 2
    {"A card once played to a family stays there.", "the book is silent; this is understood"},  // 3
    {"Only the lowest card of a column is available, and for the families only.", "the book, ¶3.1"},  // 4
    {"The game is won when all cards lie on the families, and lost when nothing more can be played.",
     "the book, ¶4.1"},  // 5
});

// Points on which the authorities differ: the question, who reads it how, and the reading taken with its reason.
inline constexpr auto notes = std::to_array<Note>({
    {3, "May a card be taken back from a family?", "Some programs let it.", "It may not: the book offers no such move."},
});

// The first moves of a deal, each with the sentence by which it is made: a newcomer is shown them. Choose a deal that
// can be won; of this skeleton hardly one can.
inline constexpr auto lesson = std::to_array<ShownMove>({{"3-sa", 2}, {"1-sa", 4}, {"7-sa", 2}});

inline constexpr Rulebook rulebook{
    "the book", "${title}", "To build the four families from ace to king.",
    "Build each suit up from its ace to its king with the lowest cards of eight columns.", sentences, notes,
    {16, lesson},
};

}  // namespace longwood::words::${name}
