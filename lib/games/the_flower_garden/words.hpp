#pragma once

#include <array>

#include "core/known_as.hpp"
#include "core/rulebook.hpp"
#include "games/the_flower_garden/choices.hpp"

namespace longwood::words::the_flower_garden {

inline constexpr auto sentences = in_order<Rule>({
    {Rule::garden,
     "One pack. Six packets of six cards, each dealt as a whole, lie face upwards and spread, so that all "
     "are seen: the garden.",
     "Cadogan, The Flower-Garden, Play ¶1.1"},
    {Rule::bouquet, "The sixteen cards that remain are the bouquet, which you hold in hand and see.",
     "Cadogan, The Flower-Garden, Play ¶2.1"},
    {Rule::available,
     "Every card of the bouquet is available at any time, and of each packet the uppermost card, whose "
     "removal releases the one beneath.",
     "Cadogan, The Flower-Garden, Rule I"},
    {Rule::families,
     "Each ace, as it comes free, founds a family, which rises in suit, card by card, to the king.",
     "Cadogan, The Flower-Garden, Rule II and Play ¶1.2 and ¶2.2"},
    {Rule::final, "A card once played to a family stays there.", "the book is silent; see the note"},
    {Rule::free, "Nothing is compulsory: you may play, build or hold back as you please.",
     "Cadogan, The Flower-Garden, Play ¶4.3-4"},
    {Rule::building,
     "An available card may be laid on the uppermost card of another packet if that is next above it in "
     "value, of whatever suit. Cards go so from packet to packet, and from the bouquet to a packet.",
     "Cadogan, The Flower-Garden, Rule III and Play ¶3.1-3"},
    {Rule::corner, "King and ace do not join: a king is laid on no card, and upon an ace no card is laid.",
     "Cadogan, The Flower-Garden, Play ¶5.1 for the king; ¶3.1, which speaks of descending sequences only"},
    {Rule::single, "One card is moved at a time; a sequence is never moved as a whole.",
     "Cadogan, The Flower-Garden, Play ¶3.2-3, where the cards go one by one"},
    {Rule::closed, "No card enters the bouquet, not even one that was taken from it.",
     "Cadogan, The Flower-Garden, Play ¶4.2; that others do not enter it either is understood"},
    {Rule::vacancy,
     "A packet that is cleared may be begun anew with any one available card, a king too, or it may be left "
     "open.",
     "Cadogan, The Flower-Garden, Play ¶5.1"},
    {Rule::once, "The cards are dealt once only.", "Cadogan, The Flower-Garden, Play ¶4.2"},
    {Rule::end,
     "The game is won when all fifty-two cards lie on the families, each ace built up to its king, and lost "
     "when nothing more can be brought there.",
     "Cadogan, The Flower-Garden, Play ¶1.2; the losing is understood"},
});

inline constexpr auto notes = std::to_array<Note>({
    {Rule::garden, "In what order are the packets dealt?", "PySolFC and Wikipedia: in rows, a card to each.",
     "Packet by packet, six cards together, as the book says. It matters only to the numbering of the "
     "deals."},
    {Rule::final, "May a card be taken back from a family?",
     "PySolFC lets the uppermost card of a family be moved back.",
     "It may not: no move of the kind is offered in the book."},
    {Rule::free, "Must aces and suitable cards be played?",
     "The book tells the player to take them, and says later that it is often better to leave a card.",
     "They may be held back."},
    {Rule::single, "May a sequence be moved as a whole?",
     "PySolFC’s Wildflower moves sequences of one suit. Its Flower Garden, and Wikipedia, move one card.",
     "Card by card, as in the book’s example."},
});

inline constexpr auto lesson = std::to_array<ShownMove>({{"b8-da", Rule::families},
                                                         {"3-5", Rule::building},
                                                         {"b16-4", Rule::building},
                                                         {"3-4", Rule::building},
                                                         {"3-da", Rule::available}});

inline constexpr auto known_as = std::to_array<KnownAs>({
    {"The Bouquet", "Wikipedia, Flower Garden"},
    {"The Garden", "Wikipedia, Flower Garden"},
    {"Le Parterre", "PySolFC, Flower Garden"},
    {"Wildflower", "PySolFC, Wildflower", "wildflower"},
});

inline constexpr auto mistaken = std::to_array<Mistaken>({
    {"Super Flower Garden", "another game, La Belle Lucie with cards of any suit"},
});

inline constexpr Rulebook rulebook{
    "Lady Cadogan, Illustrated Games of Solitaire or Patience",
    "The Flower-Garden",
    "To bring out the four aces and build each of them up in suit to its king.",
    "Build each suit up from its ace to its king, with six packets and sixteen cards in hand, all seen.",
    sentences,
    notes,
    {14, lesson},
};

}  // namespace longwood::words::the_flower_garden
