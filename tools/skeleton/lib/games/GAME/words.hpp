#pragma once

#include <array>

#include "core/rulebook.hpp"
#include "games/${name}/choices.hpp"

namespace longwood::words::${name} {

// One sentence for every rule that can forbid a move, in our own words, each with its place in the book.
inline constexpr auto sentences = in_order<Rule>({
    {Rule::layout, "One pack, all of it dealt face upwards in eight columns, a card to each in turn.",
     "the book, ¶1.1"},
    {Rule::available, "Only the lowest card of a column is available; its removal releases the one above.",
     "the book, ¶1.2"},
    {Rule::families,
     "Each ace, as it becomes available, founds a family, which rises in suit, card by card, to the king.",
     "the book, ¶2.1"},
    {Rule::final, "A card once played to a family stays there.", "the book is silent; this is understood"},
    {Rule::building,
     "An available card may be laid on the lowest card of another column if that is next above it in value, "
     "of whatever suit.",
     "the book, ¶3.1"},
    {Rule::single, "One card is moved at a time.", "the book, ¶3.2"},
    {Rule::vacancy, "A column that is cleared may be begun again with any available card.", "the book, ¶3.3"},
    {Rule::once, "The cards are dealt once only.", "the book is silent; this is understood"},
    {Rule::end, "The game is won when all cards lie on the families, and lost when nothing more can be played.",
     "the book, ¶4.1"},
});

// Points on which the authorities differ: the question, who reads it how, and the reading taken with its reason.
inline constexpr auto notes = std::to_array<Note>({
    {Rule::final, "May a card be taken back from a family?", "PySolFC lets the uppermost card be moved back.",
     "It may not: the book offers no such move."},
});

// The first moves of a deal, each with the sentence by which it is made: a newcomer is shown them. Choose a deal that
// can be won.
inline constexpr auto lesson =
    std::to_array<ShownMove>({{"3-sa", Rule::families}, {"1-sa", Rule::available}, {"7-sa", Rule::families}});

inline constexpr Rulebook rulebook{
    "the book", "${title}", "To build the four families from ace to king.",
    "Build each suit up from its ace to its king with the lowest cards of eight columns.", sentences, notes,
    {16, lesson},
};

}  // namespace longwood::words::${name}
