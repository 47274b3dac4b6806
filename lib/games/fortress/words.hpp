#pragma once

#include <array>

#include "core/known_as.hpp"
#include "core/rulebook.hpp"
#include "games/fortress/choices.hpp"

namespace longwood::words::fortress {

inline constexpr auto sentences = in_order<Rule>({
    {Rule::layout,
     "One pack, all of it dealt face upwards in two groups of five rows, straight across both groups and row "
     "by row, with a space between them for the four aces.",
     "Cadogan, Fortress, heading and Play ¶1.1"},
    {Rule::bottom_rows,
     "The bottom row of each group has six cards, the sixth hanging outside; the other rows have five.",
     "Cadogan, Fortress, the engraving of the tableau; see the note"},
    {Rule::families,
     "Each ace, as it comes out, is played to the centre and founds a family, which rises in suit, card by "
     "card, to the king.",
     "Cadogan, Fortress, Rule II and Play ¶1.2 and ¶2.1; see the note"},
    {Rule::final, "A card once played to a family stays there.", "the book is silent; see the note"},
    {Rule::available,
     "Only the outside card of a row is available: the leftmost in the left-hand group, the rightmost in the "
     "right-hand group. Its removal releases the next.",
     "Cadogan, Fortress, Rule I and its note"},
    {Rule::free, "Nothing is compulsory: you may play, marry or hold back as you please.",
     "Cadogan, Fortress, Play ¶3.2 and ¶3.4, which leave it to your prudence"},
    {Rule::marriage,
     "An outside card may be married to the outside card of any other row, in either group, if that is of "
     "its own suit and next above it or next below it in value.",
     "Cadogan, Fortress, Play ¶3.1; “marriage” as in the Explanation of Terms"},
    {Rule::corner,
     "King and ace do not join: upon a king goes only the queen of its suit, and upon an ace only the deuce.",
     "Cadogan, Fortress, Play ¶3.1, which speaks of ascending and descending lines only; of turning the "
     "corner the book says nothing"},
    {Rule::single, "One card is moved at a time; a sequence is never moved as a whole.",
     "Cadogan, Fortress, Play ¶4.1 and ¶6.1, where the cards follow one another"},
    {Rule::lane,
     "A row that has lost its last card is a lane. It may take any one available card, which is laid at the "
     "inner end, or it may be left open.",
     "Cadogan, Fortress, Play ¶3.2, ¶3.4 and ¶4.1"},
    {Rule::growing,
     "A lane once begun is a row like any other: the cards that follow must be of the same suit and in "
     "sequence, and only the last of them is available.",
     "Cadogan, Fortress, Play ¶4.1"},
    {Rule::length,
     "A row may grow to any length, and a sequence carried card by card into a lane is thereby reversed.",
     "Cadogan, Fortress, Play ¶5.1 and ¶6.1-2"},
    {Rule::in_view,
     "The whole pack lies in view from the first, and is dealt once only: there is neither hand nor re-deal.",
     "Cadogan, Fortress, Play ¶1.1 and ¶7.1"},
    {Rule::end,
     "The game is won when all fifty-two cards lie in the centre, each ace built up to its king, and lost "
     "when nothing more can be brought there.",
     "Cadogan, Fortress, Play ¶1.2; the losing is understood"},
});

inline constexpr auto notes = std::to_array<Note>({
    {Rule::layout, "In what order are the rows dealt?",
     "PySolFC and AisleRiot deal one card to each row in turn.",
     "Straight across each group, row by row, as the book says. It matters only to the numbering of the "
     "deals."},
    {Rule::bottom_rows, "Which rows have the two odd cards?",
     "Wikipedia: one row in each group. AisleRiot: the two top rows. Keller, PySolFC and Solitaire Forever "
     "II: the first two rows.",
     "The bottom row of each group: the text is silent, and the engraving shows it so. The odds are not "
     "affected."},
    {Rule::families, "Do the families rise or fall?",
     "The page has the aces descend to kings. Wikipedia, PySolFC, AisleRiot, Solitaire Forever II, Jan "
     "Wolter and Keller all have them rise.",
     "They rise, and the page has a slip of the pen: nothing lies below an ace, and the book’s own note "
     "turns a sequence about so that the deuce may come first."},
    {Rule::final, "May a card be taken back from a family?",
     "PySolFC lets the uppermost card of a family be moved back.",
     "It may not: no move of the kind is offered anywhere in the book."},
    {Rule::free, "Must suitable cards be played before any marriage?",
     "The book, of the outside cards of the deal: play the aces, as also any other suitable cards; marriages "
     "come next. The programs leave every play to the player.",
     "They may be held back: the book says in what order to look, and leaves the rest to prudence. It does "
     "not affect which deals can be won: of 20,000 deals, the same ones were winnable when suitable cards "
     "had to come first."},
    {Rule::single, "May a sequence be moved as a whole?",
     "Solitaire Forever II carries a sequence through empty rows in one stroke; Solitaire Virtuoso reverses "
     "it automatically.",
     "Card by card, as the book’s note has it."},
    {Rule::lane, "Which cards may open a lane?",
     "Wikipedia, PySolFC, AisleRiot, Solitaire Forever II and Keller: any card. Some programs admit kings "
     "only, which Keller calls unplayable.",
     "Any available card: the book says as much."},
});

inline constexpr auto changes = std::to_array<std::string_view>(
    {"the bottom rows have the sixth cards, as in the engraving, so that every deal lies otherwise"});

inline constexpr auto known_as = std::to_array<KnownAs>({
    {"Chessboard", "PySolFC, Chessboard; AisleRiot", "chessboard"},
});

inline constexpr auto mistaken = std::to_array<Mistaken>({
    {"Beleaguered Castle", "another game, in which suits do not matter in the rows"},
});

inline constexpr auto lesson = std::to_array<ShownMove>({{"R4-sa", Rule::families},
                                                         {"R5-da", Rule::available},
                                                         {"L1-R3", Rule::marriage},
                                                         {"L1-da", Rule::available},
                                                         {"L1-sa", Rule::families}});

inline constexpr Rulebook rulebook{
    "Lady Cadogan, Illustrated Games of Solitaire or Patience",
    "Fortress",
    "To bring out the four aces and build each of them up in suit to its king.",
    "Build each suit up from its ace to its king, taking only the cards at the outer ends of the rows.",
    sentences,
    notes,
    {11, lesson},
};

}  // namespace longwood::words::fortress
