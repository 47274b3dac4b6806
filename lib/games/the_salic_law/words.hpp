#pragma once

#include <array>

#include "core/known_as.hpp"
#include "core/rulebook.hpp"
#include "games/the_salic_law/choices.hpp"

namespace longwood::words::the_salic_law {

inline constexpr auto sentences = in_order<Rule>({
    {Rule::layout,
     "Two packs. A king of hearts is taken out and laid on the left, where it begins the lowest of three "
     "rows of eight. The other hundred and three cards are shuffled and held in hand, face downwards.",
     "Cadogan, The Salic Law, heading and Play ¶1.1; its suit as the figure has it; face downwards is "
     "understood"},
    {Rule::dealing,
     "They are dealt one by one, face upwards, each on the last king. Each further king is laid on the right "
     "of the last one and takes over. That makes eight packets; a king that another follows at once stands "
     "alone.",
     "Cadogan, The Salic Law, Play ¶1.2-3"},
    {Rule::aces, "An ace that is dealt is laid in the middle row at once and founds a family.",
     "Cadogan, The Salic Law, Play ¶2.2"},
    {Rule::families,
     "Each of the eight aces founds a family, which rises card by card to the knave, whatever the suits.",
     "Cadogan, The Salic Law, Rule II and Play ¶2.1"},
    {Rule::final, "A card once played to a family stays there.",
     "the book is silent; no move of the kind is offered"},
    {Rule::queens,
     "A queen that is dealt is laid in the upper row at once, above the families. No family takes a queen, "
     "and a queen stays where it lies.",
     "Cadogan, The Salic Law, Play ¶2.2-3"},
    {Rule::available,
     "Only the uppermost card of a packet is available. Its removal releases the card beneath it. All cards "
     "of each packet may be examined.",
     "Cadogan, The Salic Law, Rule I"},
    {Rule::free,
     "In the deal and after it available cards may be played to the families. But for aces and queens "
     "nothing is compulsory: a suitable card may be left where it lies, and you deal on.",
     "Cadogan, The Salic Law, Play ¶2.4; see the note"},
    {Rule::bound, "Until the deal is ended nothing is laid upon a king but by the deal.",
     "Cadogan, The Salic Law, Play ¶1.2 and ¶2.4"},
    {Rule::kings, "Kings stay at the foot of their packets: none is moved, and no family takes one.",
     "Cadogan, The Salic Law, Play ¶1.1 and ¶2.3"},
    {Rule::lone_king,
     "A king that stands alone takes one available card of another packet. This may be done whenever a king "
     "stands alone.",
     "Cadogan, The Salic Law, Play ¶2.4; see the note"},
    {Rule::upon, "But for the deal nothing is laid upon any other card of a packet.",
     "Cadogan, The Salic Law, Play ¶2.4-5"},
    {Rule::once, "There is no re-deal.", "Cadogan, The Salic Law, Play ¶3.1"},
    {Rule::end,
     "The game is won when the eight queens lie above, eight knaves in the middle and eight kings below, and "
     "lost when nothing more can be brought there.",
     "Cadogan, The Salic Law, Play ¶2.3; the losing is understood"},
});

inline constexpr auto notes = std::to_array<Note>({
    {Rule::queens, "Are the queens dealt?",
     "Both books deal them and lay them apart. Programs lay them out beforehand.",
     "They are dealt. No play turns on it, as a queen is never in the way."},
    {Rule::free, "Must suitable cards be played in the deal?",
     "Cadogan has aces placed at once “and upon them any suitable cards”, and then speaks of choosing. "
     "Hoffmann has a suitable card played as soon as it is turned, and careful note taken of the others.",
     "Only aces and queens must. Hoffmann’s way is the set “picture-gallery”. The deal stops at every card "
     "after which something can be moved. After a play you deal on yourself."},
    {Rule::bound, "When may a card be laid on a king that stands alone?",
     "Cadogan: when the deal is ended. Hoffmann sets no date, and PySolFC none.",
     "When the deal is ended; at any time in the sets “picture-gallery” and “pysolfc”."},
    {Rule::lone_king, "How many cards may be laid on such a king?",
     "Cadogan allows one card on each king, Hoffmann the uppermost card of a heap where a packet has been "
     "cleared. His footnote would extend this grace to three cards.",
     "One at a time, as often as the king stands alone. Three cards, none, and one in the whole game, "
     "Cadogan’s words to the letter, are options."},
});

inline constexpr auto lesson = std::to_array<ShownMove>({{"3-f1", Rule::families},
                                                         {"3-f1", Rule::available},
                                                         {"deal", Rule::dealing},
                                                         {"4-f1", Rule::free},
                                                         {"4-f1", Rule::families},
                                                         {"1-f1", Rule::available}});

inline constexpr auto known_as = std::to_array<KnownAs>({
    {"Salic Law", "PySolFC, Salic Law"},
    {"The Picture Gallery", "Hoffmann no. 58", "picture-gallery"},
    {"Picture Gallery", "Hoffmann no. 58", "picture-gallery"},
});

inline constexpr auto mistaken = std::to_array<Mistaken>({
    {"Bildergalerie", "another game, a relative of Royal Parade, as is PySolFC’s Picture Gallery"},
});

inline constexpr Rulebook rulebook{
    "Lady Cadogan, Illustrated Games of Solitaire or Patience",
    "The Salic Law",
    "To bring out the eight aces and build each of them up to a knave, whatever the suits.",
    "Build eight families from ace to knave in any suits; queens look on, and kings stay below.",
    sentences,
    notes,
    {9, lesson},
    Rule::aces,
};

}  // namespace longwood::words::the_salic_law
