#pragma once

#include <array>

#include "core/known_as.hpp"
#include "core/rulebook.hpp"
#include "games/la_capricieuse/choices.hpp"
#include "games/two_rows_words.hpp"

namespace longwood::words::la_capricieuse {

inline constexpr auto sentences = in_order<Rule>({
    {Rule::set_out,
     "Two packs. One ace and one king of each suit are set out first, the aces in a row and the kings in a "
     "row beneath them.",
     "Hoffmann no. 49, heading and ¶1.1; the aces above, as in no. 50, ¶2.1"},
    {Rule::layout,
     "The other ninety-six cards are shuffled and dealt face upwards in rows of twelve, from left to right, "
     "each row below the last. The cards that lie one below another make a column.",
     "Hoffmann no. 49, ¶2.1 and ¶2.3; that a row begins at the left is our reading"},
    {Rule::rising, "Each ace founds a family of its own suit, which rises card by card to the king.",
     "Hoffmann no. 49, ¶1.2"},
    {Rule::falling, "Each king founds a family of its own suit, which falls card by card to the ace.",
     "Hoffmann no. 49, ¶1.2"},
    {Rule::final,
     "A card once played to a family stays there; it neither returns to the columns nor passes to another "
     "family.",
     "the book is silent; see the note"},
    {Rule::compelled,
     "In the deal, a card that suits a family must be played as it is turned. When both families of its suit "
     "would take it, you choose between them.",
     "Hoffmann no. 49, ¶2.4; the choice is understood"},
    {Rule::place,
     "A card played as it is turned uses up no place: the next card is laid where it would have lain, and so "
     "every row is full but perhaps the last.",
     "Hoffmann no. 49, ¶2.1, with its rows of like number; no. 50, ¶3.2, by contrast"},
    {Rule::bound,
     "A card that has been laid in a row is bound until the deal is over, even if it lies uncovered and "
     "would suit a family.",
     "Hoffmann no. 49, ¶2.4"},
    {Rule::free,
     "Until the last card is dealt there are no marriages. After that nothing is compulsory: you play and "
     "marry as you please.",
     "Hoffmann no. 49, ¶3.1-2 and ¶3.5"},
    {Rule::available,
     "When the deal is over, only the lowest card of each column is available. Its removal releases the card "
     "above it.",
     "Hoffmann no. 49, ¶3.1 and ¶3.4"},
    {Rule::marriage,
     "The lowest card of a column may be married to the lowest card of another if that is of its own suit "
     "and next above it or next below it in value.",
     "Hoffmann no. 49, ¶3.2-4"},
    {Rule::corner,
     "King and ace do not join: upon a king goes only the queen of its suit, upon an ace only the two.",
     "Hoffmann no. 49, ¶3.2-3, where marriages are in sequence; of turning the corner the book says nothing"},
    {Rule::single,
     "Marriages are made one card at a time: only the lowest card is moved, never a sequence as a whole.",
     "Hoffmann no. 49, ¶3.4"},
    {Rule::vacancy, "A vacant column stays vacant until the next deal; no card is laid there.",
     "Hoffmann no. 49, ¶3.4, which sends cards to the families and to the columns only; see the note"},
    {Rule::redeal,
     "When a deal is played out, the columns may be gathered from the left, their order undisturbed, and "
     "dealt again without shuffling. This may be done twice, which makes three deals in all; the families "
     "stay.",
     "Hoffmann no. 49, ¶4.1-2"},
    {Rule::end,
     "The game is won when all eight families hold their thirteen cards, and lost when the third deal is "
     "played out and cards are left over.",
     "Hoffmann no. 49, ¶4.3"},
    {Rule::held, held_sentence.text, held_sentence.source},
});

inline constexpr auto notes = std::to_array<Note>({
    {Rule::final, "May a card be taken back from a family?",
     "PySolFC lets the uppermost card of a family be moved back.",
     "It may not: no move of the kind is offered anywhere in the book."},
    {Rule::compelled, "Is a suitable card compulsory in the deal?",
     "Wikipedia and Solitaire Forever II: it is played at once. PySolFC deals everything before the first "
     "play.",
     "It is: the book has such a card played at once."},
    {Rule::free, "Must the last row be played from before any marriage?",
     "The book has you assure yourself first whether the row last laid holds cards for the families, and "
     "look for marriages next. In La Nationale a like sentence is read as a duty.",
     "It need not: to assure oneself is to look, and a few sentences on the player is to weigh which cards "
     "to free first. The duty is an option."},
    {Rule::single, "May several cards be moved together?",
     "PySolFC: one card. Solitaire Forever II: several in one stroke, so far as empty columns would let them "
     "pass one by one.",
     "One card: and as no vacant column is filled here, there is nothing to pass by."},
    {Rule::vacancy, "May a vacant column be filled?",
     "Wikipedia, PySolFC and Solitaire Forever II: with any card; the last admits that no description says "
     "so, and that H. L. Coops counts the want of it among the differences from La Nationale. Parlett is "
     "silent.",
     "It may not: Hoffmann grants the licence in La Nationale, his very next game, and not in this one."},
    {Rule::redeal, "In what order are the columns gathered?",
     "Wikipedia: the last dealt on the one before it, and so back to the first. Cadogan, in The Nation, "
     "which is the closest parallel, and in Babette, slides each next column beneath the first, so that the "
     "last is dealt first; so does PySolFC.",
     "The first column from its top, then the second, and so on to the twelfth: the cards come again in that "
     "order, as a gathering from the left with nothing disturbed should bring them. The other order is an "
     "option."},
    {Rule::redeal, "Who decides when a deal is played out?",
     "The book: when you have done all you possibly can and are fairly brought to a standstill.",
     "You do. Marriages can be made and undone without end, so no rule could tell a standstill; the cards "
     "may be gathered whenever you give the deal up."},
    held_note(Rule::held),
});

inline constexpr auto known_as = std::to_array<KnownAs>({
    {"Capricious", "Morehead and Mott-Smith"},
});

inline constexpr auto lesson = std::to_array<ShownMove>({{"7-da", Rule::rising},
                                                         {"5-sa", Rule::available},
                                                         {"4-3", Rule::marriage},
                                                         {"11-8", Rule::single},
                                                         {"11-da", Rule::available}});

inline constexpr Rulebook rulebook{
    "Professor Hoffmann, The Illustrated Book of Patience Games",
    "no. 49, La Capricieuse",
    "To complete eight families, four rising from the aces and four falling from the kings, in three deals.",
    "Build each suit up from an ace and down from a king with the end cards of twelve columns, in three "
    "deals.",
    sentences,
    notes,
    {19, lesson},
    Rule::compelled,
};

}  // namespace longwood::words::la_capricieuse
