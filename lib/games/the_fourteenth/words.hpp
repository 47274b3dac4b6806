#pragma once

#include <array>

#include "core/known_as.hpp"
#include "core/rulebook.hpp"
#include "games/the_fourteenth/choices.hpp"

namespace longwood::words::the_fourteenth {

inline constexpr auto sentences = in_order<Rule>({
    {Rule::layout,
     "Two packs. Twenty-five cards are dealt face upwards in a square of five rows, five cards to a row; "
     "seventy-nine remain in hand.",
     "Cadogan, The Fourteenth, heading and Play ¶1.1"},
    {Rule::available, "Every card in the square is available, for none lies upon another.",
     "Cadogan, The Fourteenth, Play ¶1.1 and ¶2.1"},
    {Rule::lines,
     "The two cards of a pair must stand in the same row or in the same column. They need not be neighbours.",
     "Cadogan, The Fourteenth, Play ¶2.1 and ¶4.2"},
    {Rule::fourteen,
     "The two cards of a pair must make the sum of fourteen. An ace counts one, a knave eleven, a queen "
     "twelve, a king thirteen; suits do not matter.",
     "Cadogan, The Fourteenth, Play ¶2.1-2 and ¶4.2; the ace is understood"},
    {Rule::pair, "Two cards make a pair, neither more nor fewer; a seven wants another seven.",
     "Cadogan, The Fourteenth, Play ¶2.1"},
    {Rule::filling,
     "The two places of a pair are filled at once from the hand, the higher first and, in the same row, the "
     "one to the left. The last card in hand comes alone, and goes to the first of the two.",
     "Cadogan, The Fourteenth, Play ¶3.1; which place comes first is our reading, see the note"},
    {Rule::out,
     "When the hand is out, the places of a pair stay vacant: no other card moves up, and a vacant place "
     "between two cards does not part them.",
     "the book is silent; see the note"},
    {Rule::vacancy, "Vacant places take no part, either in a pair or in the exchange.",
     "Cadogan, The Fourteenth, Play ¶2.1 and ¶4.1, which speak of cards only"},
    {Rule::exchange, "The exchange may be begun only when no fourteen can be made in any row or column.",
     "Cadogan, The Fourteenth, Play ¶4.1"},
    {Rule::once, "The exchange may be made once in the game, and not again.",
     "Cadogan, The Fourteenth, Play ¶4.1; see the note"},
    {Rule::four_cards,
     "In the exchange two cards change places with two others: four different cards, each moved once.",
     "Cadogan, The Fourteenth, Play ¶4.1; see the note"},
    {Rule::half,
     "The exchange may be left at one card for one. To pair a fourteen after the first two cards have "
     "changed places is to give up the rest of it.",
     "Cadogan, The Fourteenth, Play ¶4.1; the lesser use is our reading"},
    {Rule::hand, "No card comes back once it is paired, and the hand is gone through once only.",
     "Cadogan, The Fourteenth, Play ¶3.1 and ¶4.1; of a second deal the book knows nothing"},
    {Rule::end,
     "The game is won when both packs are paired off, and lost when no fourteen can be made and the exchange "
     "is spent or can bring none.",
     "Cadogan, The Fourteenth, Play ¶4.1"},
});

inline constexpr auto notes = std::to_array<Note>({
    {Rule::layout, "Is the game played with one pack or with two?",
     "H. L. Coops, Pretty Good Solitaire in its Fourteens, and AisleRiot and PySolFC in their Quatorze: with "
     "one.",
     "With two: the book says so under the title."},
    {Rule::filling, "Where does the last card in hand go, when two places are vacant?",
     "None read says. Seventy-nine is an odd number, so that the fortieth pair leaves two places and one "
     "card.",
     "To the place that comes first in the order in which all others are filled. The book has the places "
     "filled by the cards in hand and names no order; to let the player choose is the other reading. With "
     "all cards known it turns next to no deal."},
    {Rule::out, "Are the gaps closed up when the hand is out?",
     "AisleRiot and PySolFC, in Quatorze, shift the cards to the left and upwards. Solitaire Forever II and "
     "Pretty Good Solitaire let the last card fill the first gap, on demand.",
     "They are not: the book has no word of it. It makes the end of the game a hard one."},
    {Rule::once, "Is the exchange for once, or for every standstill?",
     "Solitaire Forever II: one time only, citing Cadogan, Jones, Dick, Dalton and Parlett.",
     "For once: the book speaks of one chance remaining. Used at every standstill it would make success all "
     "but certain."},
    {Rule::four_cards, "How many cards change places?",
     "Solitaire Forever II: any two cards with each other.",
     "Two with two others, as the book has it; one with one is allowed as a lesser use of the same chance. "
     "It need not bring about a fourteen, though there is little sense in it otherwise."},
});

// one pair leaves no fourteen; the exchange puts a two beside a queen and a nine under three fives
inline constexpr auto known_as = std::to_array<KnownAs>({
    {"Number Fourteen", "Solitaire Forever II, Number Fourteen", "number-fourteen"},
    {"Quatorze", "AisleRiot and PySolFC, Quatorze", "quatorze"},
});

inline constexpr auto mistaken = std::to_array<Mistaken>({
    {"Take Fourteen", "another game, in which the cards lie in piles"},
    {"Fourteen Out", "another game, in which the cards lie in piles"},
});

inline constexpr auto lesson = std::to_array<ShownMove>({{"r5c1+r5c5", Rule::fourteen},
                                                         {"r2c4~r3c2", Rule::exchange},
                                                         {"r4c1~r5c2", Rule::four_cards},
                                                         {"r1c1+r4c1", Rule::lines},
                                                         {"r3c2+r3c3", Rule::filling}});

inline constexpr Rulebook rulebook{
    "Lady Cadogan, Illustrated Games of Solitaire or Patience",
    "The Fourteenth",
    "To pair off both packs entirely, two cards at a time, each pair making fourteen.",
    "Take away two cards that make fourteen and stand in one row or column, until both packs are gone.",
    sentences,
    notes,
    {738, lesson},
};

}  // namespace longwood::words::the_fourteenth
