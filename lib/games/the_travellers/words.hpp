#pragma once

#include <array>

#include "core/known_as.hpp"
#include "core/rulebook.hpp"
#include "games/the_travellers/choices.hpp"

namespace longwood::words::the_travellers {

inline constexpr auto sentences = in_order<Rule>({
    {Rule::layout,
     "One pack. Forty-eight cards are dealt face upwards in twelve squared packets of four, each packet at "
     "once. The packets are numbered from 1 to 12.",
     "Hoffmann, Selected no. 3, heading and ¶1.2-3; each at once is understood"},
    {Rule::reserve, "The four cards left are the reserve, which stays in hand.",
     "Hoffmann, Selected no. 3, ¶2.1"},
    {Rule::start, "When no traveller is on its way, the next card of the reserve sets out as one.",
     "Hoffmann, Selected no. 3, ¶2.2 and ¶2.7"},
    {Rule::under,
     "A traveller goes under the packet whose number is its value: an ace under the first, a knave under the "
     "eleventh, a queen under the twelfth. Suits do not matter.",
     "Hoffmann, Selected no. 3, ¶2.2-3; the values of knave and queen are understood"},
    {Rule::goes_on,
     "That packet now has five cards, and its uppermost becomes the next traveller, even if it goes under "
     "the same packet again.",
     "Hoffmann, Selected no. 3, ¶2.4-6"},
    {Rule::kings,
     "There is no packet for a king. A traveller that is a king is thrown aside, which ends the journey; so "
     "is a king of the reserve, which costs one of the four starts.",
     "Hoffmann, Selected no. 3, ¶2.7 and ¶3.2-4"},
    {Rule::stays,
     "One card is moved at a time, and none but the traveller. A card that has come under a packet, or a "
     "king thrown aside, stays there.",
     "Hoffmann, Selected no. 3, ¶2.4-7, which knows of no other move"},
    {Rule::redeal, "There is no re-deal: when the reserve is used up, no journey is left.",
     "Hoffmann, Selected no. 3, ¶3.2-3"},
    {Rule::end,
     "When the fourth king is aside all is over. The game is won if each of the twelve packets then holds "
     "four cards of its own value, whether they have travelled or not.",
     "Hoffmann, Selected no. 3, ¶3.1; see the note"},
});

inline constexpr auto notes = std::to_array<Note>({
    {Rule::start, "Is anything left to choose?",
     "Hoffmann takes the cards of the reserve as they come; PySolFC, AisleRiot and Wikipedia likewise have "
     "one move at a time.",
     "Nothing, and the cards decide before the first is moved. Look in each packet for the deepest card that "
     "does not belong there, and go on to the packet of its value: the game is won exactly if this way leads "
     "to a king from everywhere. The order of the reserve does not matter."},
    {Rule::end, "Must every card have travelled?",
     "Clock Patience, as PySolFC, AisleRiot and Wikipedia have it, deals the packets face downwards and "
     "wants every card turned up. Dr. Pole’s All Fours, in a note of Hoffmann’s to another game, lets a card "
     "that lies on its own packet stay.",
     "No: the book asks of the packets that each consist of four like cards, and they lie face upwards. The "
     "other way is the set “clock-patience”, which is won one time in thirteen."},
    {Rule::layout, "Is a packet dealt at once, or card by card in turn?",
     "The book speaks of packets of four. Descriptions on the web deal card by card, in rounds.",
     "At once. It changes which deal is which, and no chance."},
});

// a card of the reserve sends two more on their way, and a king ends the first journey
inline constexpr auto lesson = std::to_array<ShownMove>({{"turn", Rule::start},
                                                         {"traveller-f6", Rule::under},
                                                         {"traveller-f8", Rule::goes_on},
                                                         {"traveller-kings", Rule::kings},
                                                         {"turn", Rule::reserve},
                                                         {"traveller-f2", Rule::under}});

inline constexpr auto known_as = std::to_array<KnownAs>({
    {"Clock Patience", "Wikipedia, Clock Patience", "clock-patience"},
    {"Clock Solitaire", "Wikipedia, Clock Patience", "clock-patience"},
    {"Travelers", "Wikipedia, Clock Patience", "clock-patience"},
    {"Hidden Cards", "Wikipedia, Clock Patience; SolSuite, Travellers", "clock-patience"},
    {"Four of a Kind", "SolSuite, Travellers; Wikipedia, Clock Patience, of Parlett", "clock-patience"},
    {"Watch", "SolSuite, Travellers; Wikipedia, Clock Patience, of Parlett", "clock-patience"},
    {"Hunt", "SolSuite, Travellers", "clock-patience"},
    {"Hare and Hounds", "SolSuite, Travellers", "clock-patience"},
    {"Travelling Men", "SolSuite, Travellers", "clock-patience"},
    {"Disloyal Travellers", "SolSuite, Travellers", "clock-patience"},
});

inline constexpr auto mistaken = std::to_array<Mistaken>({
    {"Cadogan’s Clock", "The Clock, another game, with two packs"},
    {"Hoffmann’s Hidden Cards",
     "near this game, his no. 10: packets face upwards and the last four cards a reserve"},
});

inline constexpr Rulebook rulebook{
    "Professor Hoffmann, Selected Patience Games",
    "no. 3, The Travellers",
    "To bring all cards but the kings into twelve packets, each of four cards of one value.",
    "Send each card under the packet of its number until the kings stop you: the cards decide, not you.",
    sentences,
    notes,
    {125, lesson},
};

}  // namespace longwood::words::the_travellers
