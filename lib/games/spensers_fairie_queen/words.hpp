#pragma once

#include <array>

#include "core/known_as.hpp"
#include "core/rulebook.hpp"
#include "games/spensers_fairie_queen/choices.hpp"

namespace longwood::words::spensers_fairie_queen {

inline constexpr auto sentences = in_order<Rule>({
    {Rule::layout,
     "Two packs. A king of clubs is taken out and laid in the upper corner on the left, where it heads the "
     "first column. The other hundred and three cards are shuffled and held in hand, face downwards.",
     "Cadogan, Spenser’s Fairie Queen, heading and Play ¶1.1; its suit as the figure has it; face downwards "
     "is understood"},
    {Rule::dealing,
     "They are dealt one by one, face upwards, each on the last king, downwards and partly over the card "
     "before it. Each further king is laid on the right of the last one and heads the next column. That "
     "makes eight columns; a king that another follows at once stands alone.",
     "Cadogan, Spenser’s Fairie Queen, Rule II and Play ¶1.2-4"},
    {Rule::aces, "An ace that is dealt founds its family at once.",
     "Cadogan, Spenser’s Fairie Queen, Play ¶2.1"},
    {Rule::families,
     "Each of the eight aces founds a family, which rises in suit, card by card, to the queen. So each suit "
     "has two families alike.",
     "Cadogan, Spenser’s Fairie Queen, Rule I and Play ¶3.1"},
    {Rule::final, "A card once played to a family stays there.",
     "the book is silent; no move of the kind is offered"},
    {Rule::available,
     "Only the lowest card of a column, with no other below it, is available. Its removal releases the card "
     "above it.",
     "Cadogan, Spenser’s Fairie Queen, Rule IV"},
    {Rule::dealing_on,
     "In the deal available cards may be played to their families, be it the card just dealt or the end of "
     "another column. Nothing is laid from column to column, and no card is put on a king but by the deal.",
     "Cadogan, Spenser’s Fairie Queen, Rule II and Play ¶4.1 and ¶6.1"},
    {Rule::free,
     "But for the aces nothing is compulsory: a suitable card may be left where it lies, and you deal on.",
     "Cadogan, Spenser’s Fairie Queen, Play ¶4.1 and ¶6.2; see the note"},
    {Rule::building,
     "When the deal is complete, an available card may be laid upon the lowest card of another column if "
     "that is next above it in value, whatever the suits.",
     "Cadogan, Spenser’s Fairie Queen, Rule III and Play ¶6.1"},
    {Rule::kings, "Kings stay at the head of their columns: none is moved, and no family takes one.",
     "Cadogan, Spenser’s Fairie Queen, Play ¶1.4 and ¶3.1"},
    {Rule::lone_king,
     "A king that stands alone takes any one available card, and cards are laid upon that as in any other "
     "column. This may be done whenever a king stands alone.",
     "Cadogan, Spenser’s Fairie Queen, Rule V and Play ¶6.1 and Note 1"},
    {Rule::single, "One card is moved at a time: a sequence is carried over card by card.",
     "Cadogan, Spenser’s Fairie Queen, Rule IV and Note 1; see the note"},
    {Rule::once, "There is no re-deal.", "Cadogan, Spenser’s Fairie Queen, Play ¶7.3"},
    {Rule::end,
     "The game is won when all eight families end with their queens and eight kings stand alone, and lost "
     "when nothing more can be brought there.",
     "Cadogan, Spenser’s Fairie Queen, Play ¶3.1; the losing is understood"},
});

inline constexpr auto notes = std::to_array<Note>({
    {Rule::families, "Do the families follow suit?",
     "The book’s first rule: they do. PySolFC’s Faerie Queen builds them in any suit.",
     "They follow suit; the other way is the set “pysolfc”."},
    {Rule::free, "Must suitable cards be played in the deal?",
     "The book has aces placed as they turn up, and says of other cards that they may be played and that it "
     "is sometimes better not to. PySolFC deals aces like other cards.",
     "Only aces must. The deal stops at every card after which something can be moved. After a play you deal "
     "on yourself."},
    {Rule::lone_king, "What may lie on a king that stands alone?",
     "The book: any available card; its example puts a four, a five, a seven and others there. PySolFC: any "
     "card.",
     "Any available card. A queen that goes there leaves it only for her family or for another such king."},
    {Rule::single, "May a sequence be moved as a whole?",
     "The book speaks of transferring sequences, and of sequences that are placed upon a card; but its "
     "example moves them card by card and counts the kings that it needs for it. PySolFC moves one card.",
     "Card by card, as in the example. That several go together is an option."},
});

inline constexpr auto lesson = std::to_array<ShownMove>({{"1-ha1", Rule::families},
                                                         {"deal", Rule::dealing},
                                                         {"2-ha1", Rule::dealing_on},
                                                         {"1-ha1", Rule::available},
                                                         {"deal", Rule::aces},
                                                         {"4-da1", Rule::families}});

inline constexpr auto known_as = std::to_array<KnownAs>({
    {"Faerie Queen", "PySolFC, Faerie Queen"},
    {"Fairie Queen", "Cadogan, Spenser’s Fairie Queen"},
});

inline constexpr Rulebook rulebook{
    "Lady Cadogan, Illustrated Games of Solitaire or Patience",
    "Spenser’s Fairie Queen",
    "To bring out the eight aces and build each of them up in suit to its queen.",
    "Build each suit up twice from ace to queen; kings head the columns and stay there.",
    sentences,
    notes,
    {5, lesson},
    Rule::aces,
};

}  // namespace longwood::words::spensers_fairie_queen
