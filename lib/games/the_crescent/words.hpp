#pragma once

#include <array>

#include "core/known_as.hpp"
#include "core/rulebook.hpp"
#include "games/the_crescent/choices.hpp"
#include "games/two_rows_words.hpp"

namespace longwood::words::the_crescent {

inline constexpr auto sentences = in_order<Rule>({
    {Rule::layout,
     "Two packs. One ace and one king of each suit are set out first, the aces in a row and the kings in a "
     "row beneath them.",
     "Hoffmann no. 30, heading and ¶1.1"},
    {Rule::heaps,
     "The other ninety-six cards are shuffled and dealt face upwards in sixteen heaps of six, each heap at "
     "once. The heaps lie in a crescent beside and below the families, and you may look through them.",
     "Hoffmann no. 30, ¶1.2 and illustration; Introduction; each at once is understood"},
    {Rule::rising, "Each ace founds a family of its own suit, which rises card by card to the king.",
     "Hoffmann no. 30, ¶2.2"},
    {Rule::falling, "Each king founds a family of its own suit, which falls card by card to the ace.",
     "Hoffmann no. 30, ¶2.2"},
    {Rule::both, held_sentence.text, "Hoffmann no. 30, ¶3.2-3 and the note beneath"},
    {Rule::available,
     "Only the uppermost card of each heap is available. Its removal releases the card beneath.",
     "Hoffmann no. 30, ¶2.1"},
    {Rule::marriage,
     "An available card may be married to the uppermost card of another heap if that is of its own suit and "
     "next above it or next below it in value.",
     "Hoffmann no. 30, ¶2.3"},
    {Rule::corner,
     "King and ace do not join: upon a king goes only the queen of its suit, upon an ace only the two.",
     "Hoffmann no. 30, ¶2.3; of turning the corner the book says nothing"},
    {Rule::single, "One card is moved at a time, and never a sequence as a whole.",
     "Hoffmann no. 30, ¶2.3, where the cards are laid one upon the other"},
    {Rule::vacancy, "A heap that has lost all its cards is not begun anew.",
     "the book gives no licence to fill it; see the note"},
    {Rule::turn,
     "When you can do no more, all heaps may be turned at once: the lowest card of each is taken out and "
     "laid on top of it, and the others keep their order. This may be done three times.",
     "Hoffmann no. 30, ¶3.1 and ¶4.1"},
    {Rule::free, "Nothing is compulsory: you play, marry and turn the heaps as you please.",
     "Hoffmann no. 30, ¶2.1-3 and ¶3.1; that marriages may be left is our reading, see the note"},
    {Rule::final, "A card once played to a family stays there.", "the book is silent; see the note"},
    {Rule::end,
     "The game is won when all eight families hold their thirteen cards, and lost when the third turn has "
     "been made and nothing more can be played.",
     "Hoffmann no. 30, ¶4.2"},
});

inline constexpr auto notes = std::to_array<Note>({
    {Rule::heaps, "Do the heaps lie face upwards?",
     "Hoffmann: face upwards; his introduction lets heaps be looked through. PySolFC spreads every card. "
     "Wikipedia has all but the uppermost face down.",
     "They do, and every card is seen from the beginning."},
    {Rule::heaps, "Is a heap dealt at once, or card by card in turn?",
     "The book divides the cards into heaps of six. PySolFC deals six rounds.",
     "At once. It changes which deal is which, and no chance."},
    {Rule::both, held_question,
     "The book states it here, for all patiences with rising and falling families, and its note adds that "
     "the fourteenth card of the suit decides. Wikipedia and PySolFC let a card pass from family to family "
     "instead.",
     "It may: this is the chapter in which the rule stands. Whoever prefers may still choose a family at "
     "once."},
    {Rule::corner, "Do king and ace join in the heaps?",
     "The book speaks of cards that form a sequence. Wikipedia and PySolFC let king and ace join.",
     "They do not: where a sequence of his turns the corner, Hoffmann says so."},
    {Rule::vacancy, "May a vacant heap be filled?", "The book is silent. Wikipedia and PySolFC: no.",
     "It may not: where the book lets a vacancy be filled it says so."},
    {Rule::turn, "How many turns are there?",
     "The book: the transfer may be thrice repeated, which might be one and three more. Wikipedia and "
     "PySolFC: three. Some sites have five.",
     "Three, as nearly everybody has it. Four and five are options."},
    {Rule::turn, "Who decides that nothing more can be done?",
     "The book: the player, who turns when he can no longer employ an uppermost card.",
     "The player, when he pleases: a marriage can always be undone, so nobody else could tell."},
    {Rule::free, "Must cards in sequence be married?",
     "The book says that they should be laid one upon the other. Wikipedia and PySolFC leave it to the "
     "player.",
     "They need not: it is advice, since of two cards either may go upon the other."},
    {Rule::final, "May a card be taken back from a family?",
     "PySolFC lets the uppermost card of a family be moved back; Wikipedia lets it pass to the other family "
     "of its suit.",
     "It may not: no move of the kind is offered, and a card held between the families makes it needless."},
});

inline constexpr auto lesson = std::to_array<ShownMove>({{"3-dk", Rule::falling},
                                                         {"13-dk", Rule::available},
                                                         {"9-ck", Rule::falling},
                                                         {"3-da", Rule::rising},
                                                         {"16-hk", Rule::available},
                                                         {"16-5", Rule::marriage}});

inline constexpr auto known_as = std::to_array<KnownAs>({
    {"Crescent Solitaire", "Wikipedia, Crescent (solitaire)", "modern"},
    {"La Demi-Lune", "Wikipedia, Crescent (solitaire)", "modern"},
});

inline constexpr Rulebook rulebook{
    "Professor Hoffmann, The Illustrated Book of Patience Games",
    "no. 30, The Crescent",
    "To complete eight families, four rising from the aces and four falling from the kings, with three turns "
    "of the heaps.",
    "Build each suit up from an ace and down from a king with the top cards of sixteen heaps.",
    sentences,
    notes,
    {0, lesson},
};

}  // namespace longwood::words::the_crescent
