#pragma once

#include <array>

#include "core/known_as.hpp"
#include "core/rulebook.hpp"
#include "games/the_fifteen/choices.hpp"

namespace longwood::words::the_fifteen {

inline constexpr auto sentences = in_order<Rule>({
    {Rule::layout,
     "Two packs, shuffled together, are dealt out face upwards in rows of fifteen, from left to right, each "
     "row partly over the one before. The seventh row has but fourteen. The cards that lie one below another "
     "make a column.",
     "Cadogan, The Fifteen, heading and Play ¶1.1-2"},
    {Rule::families,
     "The first ace of each suit that is played founds a family, which rises in suit, card by card, to the "
     "king, and the first king another, which falls to the ace.",
     "Cadogan, The Fifteen, Rule II and Play ¶1.2; one of each suit is understood"},
    {Rule::final, "A card once played to a family stays there.", "the book is silent; see the note"},
    {Rule::available,
     "When the deal is complete, the lowest card of each column is available, and no card that has another "
     "below it. Its removal releases the card above it.",
     "Cadogan, The Fifteen, Rule I and Play ¶1.3"},
    {Rule::free,
     "Nothing is compulsory: you may play, marry or hold back as you please, and a card that suits both "
     "families of its suit goes to whichever you choose.",
     "Cadogan, The Fifteen, Play ¶2.1, which leaves the order to you; see the notes"},
    {Rule::marriage,
     "An available card may be married to the lowest card of another column if that is of its own suit and "
     "next above it or next below it in value.",
     "Cadogan, The Fifteen, Play ¶1.3; “marriage” as in the Explanation of Terms"},
    {Rule::corner, "King and ace do not join: upon a king goes only a queen, upon an ace only a two.",
     "Cadogan, The Fifteen, Play ¶1.3, which speaks of ascending and descending lines only"},
    {Rule::single,
     "One card is moved at a time. A sequence that is carried over so, card by card, is reversed.",
     "Cadogan, The Fifteen, Play ¶3.1-2"},
    {Rule::lane,
     "A column that has lost all its cards is a lane. It may be begun with any one available card, or it may "
     "be left open.",
     "Cadogan, The Fifteen, Play ¶2.2 and ¶4.3"},
    {Rule::head,
     "A card that begins a lane is the head of a column like any other: cards are married to it, and it may "
     "be moved again.",
     "Cadogan, The Fifteen, Play ¶2.2 and ¶3.1"},
    {Rule::grace,
     "As long as no family is begun, neither ace nor king is available and no marriage can be made, you may "
     "withdraw one ace and one king from the sixth row, if any lie there beneath other cards. Each founds "
     "its family, and the cards below it close up. It must be done at once: the right to the second ends "
     "with any other move.",
     "Cadogan, The Fifteen, Note to Rule I and Play ¶1.3; that it is done at once is understood"},
    {Rule::once, "There is no re-deal.", "Cadogan, The Fifteen, Play ¶1.4 and ¶5.1"},
    {Rule::end,
     "The game is won when all eight families hold their thirteen cards, and lost when nothing more can be "
     "brought there.",
     "Cadogan, The Fifteen, Play ¶1.2 and ¶1.4; the losing is understood"},
});

inline constexpr auto notes = std::to_array<Note>({
    {Rule::final, "May a card be taken back from a family?",
     "PySolFC lets the uppermost card of a family be moved back.",
     "It may not: no move of the kind is offered in the book."},
    {Rule::free, "Must aces, kings and suitable cards be played?",
     "The book tells the player to play those of the lowest row at once. No program compels it.",
     "They may be held back: the first ace or king loses nothing by being played, and of other cards the "
     "book says nothing."},
    {Rule::free, "Which family takes a card that suits both?",
     "Hoffmann lets such a card wait between the two in games of his; Cadogan has that in “Louis” alone.",
     "The one that you choose: the book does not have it wait."},
    {Rule::grace, "When may cards be withdrawn from the sixth row?",
     "The book: if after the first plays and marriages no foundation card is available. PySolFC has no such "
     "exception.",
     "When neither ace nor king is available and no marriage is left, so that the game cannot begin. That "
     "you may do so before you have married what can be married is an option."},
    {Rule::grace, "What is the sixth row once marriages are made?", "The book does not say.",
     "The sixth card of a column, counted from its head, if another lies below it. The fifteenth column has "
     "but six cards at first, and the sixth of them is available like any other."},
    {Rule::grace, "How do the cards below close up?",
     "The book fills the space with the cards that had blocked the one withdrawn.",
     "All of them move up by one, their order kept."},
    {Rule::lane, "May a sequence be moved into a lane as a whole?",
     "The book puts one card there, and the others of the sequence after it. PySolFC moves single cards.",
     "Card by card, which reverses it."},
});

inline constexpr auto lesson = std::to_array<ShownMove>(
    {{"11-skx2", Rule::grace}, {"7-dax2", Rule::grace}, {"13-sk", Rule::families}, {"3-13", Rule::marriage}});

inline constexpr auto mistaken = std::to_array<Mistaken>({
    {"Fifteens", "another game, in which cards that make fifteen together go out"},
    {"Take Fifteen", "another game, in which cards that make fifteen together go out"},
});

inline constexpr Rulebook rulebook{
    "Lady Cadogan, Illustrated Games of Solitaire or Patience",
    "The Fifteen",
    "To bring out an ace and a king of each suit, and build the aces up and the kings down in suit.",
    "Build each suit up from an ace and down from a king, with fifteen columns, all of them seen.",
    sentences,
    notes,
    {1332, lesson},
};

}  // namespace longwood::words::the_fifteen
