#pragma once

#include <array>

#include "core/known_as.hpp"
#include "core/rulebook.hpp"
#include "games/napoleon_at_st_helena/choices.hpp"

namespace longwood::words::napoleon_at_st_helena {

inline constexpr auto sentences = in_order<Rule>({
    {Rule::layout,
     "Two packs, shuffled together. Four rows of ten cards are dealt face upwards, row by row and from left "
     "to right. The cards that lie one below another make a column.",
     "Cadogan, Napoleon at St. Helena, heading and Play ¶1.1"},
    {Rule::in_hand, "The other sixty-four cards are held in hand, face downwards.",
     "Cadogan, Napoleon at St. Helena, Play ¶8.1, which speaks of the rest of the pack; face downwards is "
     "understood"},
    {Rule::families,
     "Each of the eight aces, as it comes free, founds a family, which rises in suit, card by card, to the "
     "king. So each suit has two families alike.",
     "Cadogan, Napoleon at St. Helena, Rule II and Play ¶2.1 and ¶3.1"},
    {Rule::final, "A card once played to a family stays there.", "the book is silent; see the note"},
    {Rule::available,
     "Only the lowest card of a column, with no other below it, is available, and the uppermost of the "
     "talon. Its removal releases the card above it, or the one beneath.",
     "Cadogan, Napoleon at St. Helena, Rule I, and Play ¶5.2 for the talon"},
    {Rule::free, "Nothing is compulsory: you may play, marry, turn or hold back as you please.",
     "Cadogan, Napoleon at St. Helena, Play ¶4.2, which leaves it to your care; see the note"},
    {Rule::marriage,
     "An available card may be married to the lowest card of another column if that is of its own suit and "
     "next above it in value.",
     "Cadogan, Napoleon at St. Helena, Play ¶4.1; “marriage” as in the Explanation of Terms"},
    {Rule::corner, "King and ace do not join: a king is laid on no card, and upon an ace no card is laid.",
     "Cadogan, Napoleon at St. Helena, Play ¶4.1, which speaks of descending lines only"},
    {Rule::single, "One card is moved at a time; a sequence is never moved as a whole.",
     "the book speaks of single cards throughout; see the note"},
    {Rule::vacancy,
     "A column that has lost all its cards is a lane. It may be begun with any one available card, from a "
     "column or from the talon, or it may be left open.",
     "Cadogan, Napoleon at St. Helena, Play ¶5.1-2"},
    {Rule::head,
     "A card that begins a lane is the head of a column like any other: cards are married to it, and it may "
     "be moved again.",
     "Cadogan, Napoleon at St. Helena, Play ¶7.1"},
    {Rule::turning,
     "When you like, the next card in hand is turned upon the talon. From there it may go to a family, to a "
     "column or into a lane, at once or when it lies uppermost again.",
     "Cadogan, Napoleon at St. Helena, Play ¶8.1-2; see the note"},
    {Rule::talon, "There is one talon. Only the hand gives it cards, and nothing returns to the hand.",
     "Cadogan, Napoleon at St. Helena, Play ¶8.2"},
    {Rule::redeal, "The hand is turned once only: when it is out, the talon is not turned over.",
     "Cadogan, Napoleon at St. Helena, Play ¶9.1"},
    {Rule::end,
     "The game is won when all eight families hold their thirteen cards, and lost when the hand is out and "
     "nothing more can be done.",
     "Cadogan, Napoleon at St. Helena, Play ¶2.1 and ¶9.1; the losing is understood"},
});

inline constexpr auto notes = std::to_array<Note>({
    {Rule::final, "May a card be taken back from a family?",
     "PySolFC lets the uppermost card of a family be moved back. AisleRiot does not.",
     "It may not: no move of the kind is offered in the book."},
    {Rule::free, "Must a suitable card be played?",
     "The book tells the player to play the aces of the lowest row, and later all suitable cards that are "
     "turned. No program compels it.",
     "No: the book nowhere says that it must be done at once, and it warns against haste."},
    {Rule::single, "May a sequence be moved as a whole?",
     "AisleRiot moves several cards in one stroke, as many as vacant columns would let pass one by one. "
     "PySolFC moves one.",
     "Card by card, as everything in the chapter is. As marriages only descend, a lane does not turn a "
     "sequence about."},
    {Rule::vacancy, "What may begin a lane?",
     "The book’s own note: some players allow the talon alone. Wikipedia, PySolFC and AisleRiot: any "
     "available card.",
     "Any available card; the other way is the set “strict”."},
    {Rule::turning, "Must the columns be at a stand before a card is turned?",
     "The book turns the first card when no available card is left to play. No program asks for that.",
     "You say yourself when that is so: nothing checks it."},
    {Rule::turning, "May a card just turned begin a lane?",
     "The book places turned cards on families and on sequences. In PySolFC and AisleRiot it may.",
     "It may: it could be laid on the talon and be taken from there."},
});

inline constexpr auto lesson = std::to_array<ShownMove>(
    {{"9-sa1", Rule::families}, {"9-7", Rule::marriage}, {"8-4", Rule::marriage}, {"turn", Rule::turning}});

inline constexpr auto known_as = std::to_array<KnownAs>({
    {"Forty Thieves", "Wikipedia, Forty Thieves"},
    {"Big Forty", "Wikipedia, Forty Thieves"},
    {"Le Cadran", "Wikipedia, Forty Thieves"},
    {"Roosevelt at San Juan", "Wikipedia, Forty Thieves"},
});

inline constexpr auto mistaken = std::to_array<Mistaken>({
    {"Big Forty of PySolFC", "another game, with one pack"},
});

inline constexpr Rulebook rulebook{
    "Lady Cadogan, Illustrated Games of Solitaire or Patience",
    "Napoleon at St. Helena",
    "To bring out the eight aces and build each of them up in suit to its king.",
    "Build each suit up twice from ace to king, with ten columns and a hand that is turned once.",
    sentences,
    notes,
    {8, lesson},
};

}  // namespace longwood::words::napoleon_at_st_helena
