#pragma once

#include <array>

#include "core/rulebook.hpp"
#include "games/babette/choices.hpp"

namespace longwood::words::babette {

inline constexpr auto sentences = in_order<Rule>({
    {Rule::layout,
     "Two packs, shuffled whole. Eight cards are dealt face upwards in a row, from left to right. They begin "
     "the garden, which has eight columns.",
     "Cadogan, Babette, heading and Play ¶1.1-2; from left to right as the re-deal implies, ¶6.1"},
    {Rule::rows,
     "Each further row of eight is dealt beneath the one before, a card to each column, until the hand is "
     "out. The last row of a re-deal may be short; it begins at the left.",
     "Cadogan, Babette, Play ¶4.1; that a row may be short is understood"},
    {Rule::finished,
     "A row is finished before anything is played. Between two rows you play what you please, and where both "
     "families of its suit would take a card you choose between them.",
     "Cadogan, Babette, Play ¶1.3 and ¶5.2; that plays may be left, and the choice, are our reading"},
    {Rule::rising,
     "One ace of each suit, as it becomes available, founds a family, which rises in suit, card by card, to "
     "the king.",
     "Cadogan, Babette, Rule I and Play ¶1.3 and ¶2.1"},
    {Rule::falling,
     "One king of each suit, as it becomes available, founds a family, which falls in suit, card by card, to "
     "the ace.",
     "Cadogan, Babette, Rule I and Play ¶1.3 and ¶2.1"},
    {Rule::final, "A card once played to a family stays there.", "the book is silent; this is understood"},
    {Rule::available,
     "Only the lowest card of a column, with no other beneath it, is available, and for the families only. "
     "When it is played the card above it is released; a later row covers that card again.",
     "Cadogan, Babette, Rule III; see the note"},
    {Rule::building,
     "Nothing is built in the garden, and a vacancy there is not refilled: only the deal lays cards in the "
     "columns. Each row keeps to its own line, so that a gap stays where it is.",
     "Cadogan, Babette, Rule II and Play ¶3.2 and ¶5.1"},
    {Rule::redeal,
     "When the hand is out and no available card can be played, the garden may be taken up from the left, "
     "each next column beneath those before it, and turned: the last column is dealt first, from its "
     "uppermost row down. There is no shuffling, and the families stay as they are.",
     "Cadogan, Babette, Play ¶6.1; that nothing is shuffled, and the families stay, is understood"},
    {Rule::redeals, "The garden may be taken up twice in the game, which makes three deals.",
     "Cadogan, Babette, Play ¶7.1"},
    {Rule::end,
     "The game is won when all eight families hold their thirteen cards, and lost when the third garden "
     "yields nothing more.",
     "Cadogan, Babette, Play ¶2.1 and ¶7.1; the losing is understood"},
});

inline constexpr auto notes = std::to_array<Note>({
    {Rule::finished, "Must the last row be complete before one plays from it?",
     "The book has every row finished first, and does not speak of a pack that gives out.",
     "When the hand is out the row counts as finished, however short."},
    {Rule::available, "When is a card available?",
     "The book: each row blocks the one before it, and is released when the cards of lower rows are gone. "
     "Wikipedia: when its lower edge is free, so that a gap next below it is enough.",
     "When no card of its column lies lower, be it in the next row or in a later one: so the book has it."},
    {Rule::finished, "Are older rows bound while a row is dealt?",
     "The book has a row finished before one plays from that row, and speaks of no other.",
     "They are: while a row is dealt nothing is played from the garden, from whatever row. A play from an "
     "older row could wait until the row is finished, or else be covered by it."},
    {Rule::redeal, "When may the garden be taken up?",
     "The book: when it is laid out and all available cards have been played. Wikipedia names no such "
     "condition.",
     "When the hand is out and no available card suits a family. No card is kept back for a later deal; to "
     "which family one goes that suits both is still yours to choose."},
    {Rule::redeal, "In what order is the garden dealt again?",
     "The book has each next column placed beneath the first and the whole turned, so that the last column "
     "lies uppermost. Wikipedia gathers from left to right, one over the other.",
     "The last column first, as the book spells out."},
    {Rule::redeals, "How many re-deals are there?", "Wikipedia: one.",
     "Two: the book has the garden taken up twice."},
});

inline constexpr auto lesson = std::to_array<ShownMove>({{"3-ck", Rule::falling},
                                                         {"deal", Rule::finished},
                                                         {"deal", Rule::rows},
                                                         {"2-da", Rule::rising},
                                                         {"5-da", Rule::available}});

inline constexpr Rulebook rulebook{
    "Lady Cadogan, Illustrated Games of Solitaire or Patience",
    "Babette",
    "To complete eight families, four rising from the aces and four falling from the kings, in three deals.",
    "Build each suit up from an ace and down from a king; only the lowest card of a column may be played.",
    sentences,
    notes,
    {7, lesson},
};

}  // namespace longwood::words::babette
