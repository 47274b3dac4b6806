#pragma once

#include <array>

#include "core/known_as.hpp"
#include "core/rulebook.hpp"
#include "games/la_nationale/choices.hpp"
#include "games/two_rows_words.hpp"

namespace longwood::words::la_nationale {

inline constexpr auto sentences = in_order<Rule>({
    {Rule::set_out,
     "Two packs. One ace and one king of each suit are set out first, the aces in a row and the kings in a "
     "row beneath them.",
     "Hoffmann no. 50, heading and ¶1.1; the aces above, ¶2.1"},
    {Rule::layout,
     "The other ninety-six cards are shuffled and dealt face upwards in twelve columns, eight cards to a "
     "column, one below the other, and the columns from left to right.",
     "Hoffmann no. 50, ¶1.1-3 and note †; that the first is on the left is our reading"},
    {Rule::rising, "Each ace founds a family of its own suit, which rises card by card to the king.",
     "Hoffmann no. 50, ¶2.1"},
    {Rule::falling, "Each king founds a family of its own suit, which falls card by card to the ace.",
     "Hoffmann no. 50, ¶2.2"},
    {Rule::final,
     "A card once played to a family stays there; it neither returns to the columns nor passes to another "
     "family.",
     "the book is silent; see the note"},
    {Rule::compelled,
     "In the deal, a card that suits a family must be played as it is turned. When both families of its suit "
     "would take it, you choose between them.",
     "Hoffmann no. 50, ¶3.1; the choice is understood"},
    {Rule::counted,
     "A card played as it is turned still counts as one of the eight of its column and is not replaced, so "
     "that the column ends the shorter.",
     "Hoffmann no. 50, ¶3.2-3"},
    {Rule::end_cards,
     "In the deal, the end card of any column, finished or not, must be played as soon as it suits a family, "
     "before another card is turned. Where several are due, you choose their order.",
     "Hoffmann no. 50, ¶4.1 and note ‡"},
    {Rule::free,
     "Until all is dealt and no end card suits a family any more, there are no marriages, and no vacancy is "
     "filled. After that nothing is compulsory: you play and marry as you please.",
     "Hoffmann no. 50, ¶5.1 and ¶6.2; see the note"},
    {Rule::available,
     "Only the end card of a column, the lowest, with no other upon it, is available. Its removal releases "
     "the card above it.",
     "Hoffmann no. 50, ¶4.1 and ¶5.3"},
    {Rule::marriage,
     "An end card may be married to the end card of another column if that is of its own suit and next above "
     "it or next below it in value.",
     "Hoffmann no. 50, ¶5.1-2"},
    {Rule::corner,
     "King and ace do not join: upon a king goes only the queen of its suit, upon an ace only the two.",
     "Hoffmann no. 50, ¶5.1, where marriages are in sequence of value; see the note"},
    {Rule::single,
     "Upon an occupied column cards are laid one at a time; no sequence is laid there as a whole.",
     "Hoffmann no. 50, ¶5.2-3"},
    {Rule::vacancy,
     "A vacant column may take any one end card, or a sequence from the end of a column, long or short, "
     "moved as it lies: all of one suit, and rising or falling by one throughout.",
     "Hoffmann no. 50, ¶6.2"},
    {Rule::redeal, "The cards are dealt once only; there is no second deal.",
     "Hoffmann no. 50, ¶7.1, which offers none"},
    {Rule::end,
     "The game is won when all eight families hold their thirteen cards, and lost when cards are left over "
     "and nothing more can be done with them.",
     "Hoffmann no. 50, ¶2.1-2 and ¶7.1"},
    {Rule::held, held_sentence.text, held_sentence.source},
});

inline constexpr auto notes = std::to_array<Note>({
    {Rule::final, "May a card be taken back from a family?",
     "PySolFC lets the uppermost card of a family be moved back.",
     "It may not: no move of the kind is offered anywhere in the book."},
    {Rule::compelled, "Is a suitable card compulsory in the deal?",
     "Wikipedia and Solitaire Forever II, of the sister game La Capricieuse: it is played at once. PySolFC "
     "deals everything before the first play.",
     "It is: the book has such cards played as they present themselves, and leaves no choice."},
    {Rule::end_cards, "May the end card of a column be played before the deal is over?",
     "In Cadogan’s The Nation a card once placed may not be removed until the deal is over; PySolFC has no "
     "play in the deal at all.",
     "It may, and must: the book’s third note has the three of spades follow at once when the two turns up."},
    {Rule::free, "When does the compulsion end?",
     "¶4.1 has end cards played during the deal, which might be over with the ninety-sixth card. ¶5.1 lets "
     "marriages begin when the twelve columns are laid and none of the final cards can be played to a "
     "foundation.",
     "When no end card suits a family: the later sentence says in terms what must come before the first "
     "marriage."},
    {Rule::corner, "May king and ace be joined in the columns?",
     "PySolFC and Solitaire Forever II let them, though the latter remarks that none of its books mentions "
     "it.",
     "They may not: the book asks only for cards in sequence of value, and ends its families at king and at "
     "ace."},
    {Rule::vacancy, "May a whole sequence be shifted to a vacant column?",
     "Solitaire Forever II finds it in Blanccoeur’s French book, and reports that Parlett thinks it a "
     "mistake. Cadogan’s The Nation and PySolFC allow one card.",
     "It may: Hoffmann grants it in terms, however long the sequence."},
    {Rule::redeal, "Is there a re-deal?",
     "Cadogan’s The Nation, reported also by Solitaire Forever II, has two.",
     "There is none: once the columns will yield no more, the book counts the game lost."},
    {Rule::redeal, "In what order would the columns be gathered?",
     "Cadogan’s The Nation slides each next column beneath the first, so that the last one is dealt first. "
     "Hoffmann’s La Capricieuse gathers from the left, its order undisturbed.",
     "The book gathers nothing here. The set of The Nation follows Cadogan; where re-deals are chosen alone "
     "the first column is dealt first, as in Hoffmann’s own sister game."},
    {Rule::redeal, "Who decides when The Nation’s columns are taken up?",
     "Cadogan: when all available cards have been played or married.",
     "You do. Marriages can be made and undone without end, so no rule could tell; the columns may be taken "
     "up whenever you give the deal up."},
    held_note(Rule::held),
});

inline constexpr auto known_as = std::to_array<KnownAs>({
    {"The Nation", "Cadogan, The Nation", "the-nation"},
});

inline constexpr auto lesson = std::to_array<ShownMove>({{"2-hk", Rule::end_cards},
                                                         {"4-da", Rule::end_cards},
                                                         {"turned-da", Rule::compelled},
                                                         {"turned-ha", Rule::compelled},
                                                         {"4-8", Rule::marriage},
                                                         {"3-5", Rule::vacancy}});

inline constexpr Rulebook rulebook{
    "Professor Hoffmann, The Illustrated Book of Patience Games",
    "no. 50, La Nationale",
    "To complete eight families, four rising from the aces and four falling from the kings, in a single "
    "deal.",
    "Build each suit up from an ace and down from a king with the end cards of twelve columns.",
    sentences,
    notes,
    {40, lesson},
    Rule::compelled,
};

}  // namespace longwood::words::la_nationale
