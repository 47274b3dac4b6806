#pragma once

#include <array>

#include "core/known_as.hpp"
#include "core/rulebook.hpp"
#include "games/nestor/choices.hpp"

namespace longwood::words::nestor {

inline constexpr auto sentences = in_order<Rule>({
    {Rule::layout,
     "One pack. Six rows of eight cards are dealt face upwards, row by row and from left to right. The cards "
     "that lie one below another make a column.",
     "Cadogan, Nestor, heading and Play ¶1.1; Hoffmann no. 9, ¶1.1"},
    {Rule::to_the_bottom,
     "No column may hold two cards of one value, even with others between them. A card that would come to "
     "lie in a column with its like goes to the bottom of the pack in hand, and the next card is dealt in "
     "its place.",
     "Cadogan, Nestor, Play ¶1.2-4; Hoffmann no. 9, ¶1.3-4"},
    {Rule::anew,
     "If every card in hand would come to lie in a column with its like, the whole pack is shuffled and "
     "dealt anew.",
     "the books are silent; see the note"},
    {Rule::reserve, "The four cards that are left are the reserve: they stay in hand, face downwards.",
     "Cadogan, Nestor, Play ¶2.1, and the plate, which shows a closed packet"},
    {Rule::available,
     "Only the lowest card of a column, with no other below it, is available. Its removal releases the card "
     "above it.",
     "Cadogan, Nestor, Play ¶2.2; Hoffmann no. 9, ¶2.1-2"},
    {Rule::pairs, "Two available cards of one value go out together. Suits do not matter.",
     "Cadogan, Nestor, Play ¶2.2; Hoffmann no. 9, ¶2.1"},
    {Rule::final,
     "Nothing is laid upon a card or into a vacancy, no card comes back once it is out, and there is no "
     "re-deal.",
     "the books know of no such move"},
    {Rule::choosing, "Of three or four available cards of one value you choose which two go out.",
     "Hoffmann no. 9, ¶2.1, which says any two"},
    {Rule::blocked,
     "Only when no two available cards are of one value may a card of the reserve be taken up.",
     "Cadogan, Nestor, Play ¶2.3; Hoffmann no. 9, ¶3.2"},
    {Rule::one_by_one, "The cards of the reserve are taken up one by one, the uppermost first.",
     "Cadogan, Nestor, Play ¶2.3-4"},
    {Rule::aside,
     "A card taken up lies aside, in the first vacant of four places, and is available as the lowest cards "
     "of the columns are, at once and for as long as it lies there.",
     "Cadogan, Nestor, Play ¶2.4; see the note"},
    {Rule::end,
     "The game is won when all fifty-two cards are out, and lost when no pair is there and the reserve is "
     "used up.",
     "Cadogan, Nestor, Play ¶2.5; Hoffmann no. 9, ¶4.1"},
});

inline constexpr auto notes = std::to_array<Note>({
    {Rule::anew, "What if none of the cards left in hand may be laid?",
     "The books have no word of it. PySolFC deals the columns as they come and then exchanges cards at "
     "random.",
     "The pack is shuffled again. It comes to that in 617 of the first 1,000,000 deals."},
    {Rule::reserve, "Does the reserve lie open?",
     "Hoffmann places it beside the rows and speaks of one of its cards; PySolFC and solitairelaboratory.com "
     "play it open, the latter calling the closed reserve unnecessarily harsh.",
     "It is closed: the book has its cards taken up one by one, a first and a next, and draws a packet with "
     "a back. The open one is the set “hoffmann”."},
    {Rule::blocked, "Must no pair be left before a card is taken up?",
     "Both books say so. PySolFC, Wikipedia and solitairelaboratory.com let the reserve be used at any time.",
     "Yes, and it is checked: a pair is there or is not. The other way is the set “modern”."},
    {Rule::aside, "May two cards of the reserve go out with one another?",
     "PySolFC and solitairelaboratory.com let them.",
     "Yes: a card put aside can be paired afterwards, as the book has it, and it does not say with what."},
});

// of three twos one pair loses; the pairs run out, and the reserve's first card finds its like
inline constexpr auto lesson = std::to_array<ShownMove>({{"1+5", Rule::pairs},
                                                         {"2+3", Rule::choosing},
                                                         {"3+5", Rule::available},
                                                         {"turn", Rule::blocked},
                                                         {"7+a1", Rule::aside}});

inline constexpr auto known_as = std::to_array<KnownAs>({
    {"Matrimony", "solitairelaboratory.com, Nestor, of Whitmore Jones (1911)"},
});

inline constexpr auto mistaken = std::to_array<Mistaken>({
    {"Double Nestor", "another game, Nestor with two packs"},
    {"Matrimony of PySolFC", "another game, with two packs"},
    {"The Wish", "another game, with thirty-two cards in eight closed packets"},
    {"Monte Carlo", "another game, in which pairs lie beside one another in a square"},
});

inline constexpr Rulebook rulebook{
    "Lady Cadogan, Illustrated Games of Solitaire or Patience",
    "Nestor",
    "To throw out the whole pack, two cards of one value at a time.",
    "Take away pairs of one value from the ends of eight columns, until all the cards are gone.",
    sentences,
    notes,
    {30, lesson},
};

}  // namespace longwood::words::nestor
