#pragma once

#include <array>

#include "core/known_as.hpp"
#include "core/rulebook.hpp"
#include "games/general_sedgewick/choices.hpp"

namespace longwood::words::general_sedgewick {

inline constexpr auto sentences = in_order<Rule>({
    {Rule::layout,
     "One pack. Five cards are dealt face upwards in the form of a cross: the top, the left, the middle, the "
     "right and the bottom. On each a packet may grow.",
     "Cadogan, General Sedgewick, heading and Play ¶1.1; the order of the five is ours"},
    {Rule::foundation,
     "The sixth card is placed in the upper left corner and founds the family of its suit. Its rank is that "
     "with which all four begin: the three other cards of that rank found theirs in the other corners, as "
     "they come free.",
     "Cadogan, General Sedgewick, Play ¶2.1"},
    {Rule::in_hand, "The other forty-six cards are held in hand, face downwards.",
     "Cadogan, General Sedgewick, Play ¶5.1, which deals them out; face downwards is understood"},
    {Rule::families,
     "A family rises in suit, card by card, and continues from the king to the ace, until it has thirteen "
     "cards.",
     "Cadogan, General Sedgewick, Rule II and Play ¶3.1; that it continues from the king is understood, as "
     "it could not be whole otherwise"},
    {Rule::final, "A card once played to a family stays there.", "the book is silent; see the note"},
    {Rule::available,
     "Only the uppermost card of each packet of the cross is available, until by its removal it releases the "
     "one beneath; and so is the uppermost of the talon.",
     "Cadogan, General Sedgewick, Rule I, and Rule III for the talon"},
    {Rule::free, "Nothing is compulsory: you may play, build, turn or hold back as you please.",
     "Cadogan, General Sedgewick, Play ¶4.2, which leaves the transfers to you; see the note"},
    {Rule::building,
     "An available card may be laid on the uppermost card of another packet if that is next above it in "
     "value, of whatever suit.",
     "Cadogan, General Sedgewick, Rule III and Rule IV"},
    {Rule::corner,
     "If the families continue from the king to the ace, a king may be laid on an ace of the cross; if they "
     "begin with aces, it may not.",
     "the book is silent; see the note"},
    {Rule::single, "One card is moved at a time, backward and forward as often as you like.",
     "Cadogan, General Sedgewick, Play ¶4.2, and Rule I, by which one card alone is available"},
    {Rule::vacancy,
     "A place of the cross that has lost all its cards may be filled with the uppermost card of the talon, "
     "or with the next card in hand, unseen, and with no other.",
     "Cadogan, General Sedgewick, Play ¶4.1"},
    {Rule::turning,
     "When you like, whether places of the cross are vacant or not, the next card in hand is turned upon the "
     "talon. From there it may go to a family, to a packet or into a vacancy, at once or when it lies "
     "uppermost again.",
     "Cadogan, General Sedgewick, Play ¶5.1-2; see the note"},
    {Rule::talon, "There is one talon. Only the hand gives it cards, and nothing returns to the hand.",
     "Cadogan, General Sedgewick, Play ¶5.2"},
    {Rule::redeal, "The hand is turned once only: when it is out, the talon is not turned over.",
     "Cadogan, General Sedgewick, Play ¶6.1"},
    {Rule::end,
     "The game is won when all four families hold their thirteen cards, and lost when the hand is out and "
     "nothing more can be done.",
     "Cadogan, General Sedgewick, Play ¶3.1; the losing is understood"},
});

inline constexpr auto notes = std::to_array<Note>({
    {Rule::foundation, "Which corner is whose?",
     "PySolFC gives each suit a corner of its own, and the first card goes to that.",
     "The first family is in the upper left corner, as in the book. The others follow it by suit, while the "
     "book fills the corners as the cards come; it makes no difference."},
    {Rule::final, "May a card be taken back from a family?", "Wikipedia and PySolFC: no.",
     "It may not: no move of the kind is offered in the book."},
    {Rule::free, "Must a suitable card be played?",
     "The book tells the player to play suitable cards, and then to transfer. No program compels it.",
     "No: to hold a card on the cross is a means like any other."},
    {Rule::corner, "May a king be laid on an ace of the cross?",
     "Wikipedia: yes, unless aces are the foundations. PySolFC: always.",
     "Where the families pass from king to ace: the cross is there to make sequences ready for them. The set "
     "“pysolfc” has it always."},
    {Rule::vacancy, "What may fill a vacant place of the cross?",
     "Wikipedia and PySolFC: any available card, the uppermost of another packet too. In Czarina the next "
     "card in hand alone.",
     "The talon or the hand: the sentence names these two. What everybody plays as Four Seasons is the set "
     "“four-seasons”."},
    {Rule::turning, "Must a vacant place be filled before a card is turned?",
     "In Czarina at once; in Wikipedia and PySolFC never.",
     "It need not be: turning, transferring and filling are in one list without an order."},
});

inline constexpr auto lesson = std::to_array<ShownMove>({{"T-sa", Rule::families},
                                                         {"turn", Rule::turning},
                                                         {"turn", Rule::turning},
                                                         {"talon-T", Rule::vacancy},
                                                         {"L-T", Rule::building},
                                                         {"turn", Rule::turning}});

inline constexpr auto known_as = std::to_array<KnownAs>({
    {"Four Seasons", "Wikipedia, Four Seasons", "four-seasons"},
    {"Corner Card", "Wikipedia, Four Seasons", "four-seasons"},
    {"Vanishing Cross", "Wikipedia, Four Seasons", "four-seasons"},
    {"Cross Currents", "Wikipedia, Four Seasons", "four-seasons"},
});

inline constexpr auto mistaken = std::to_array<Mistaken>({
    {"Fortune’s Favor",
     "another game, with its aces laid out and twelve places; Hoffmann’s no. 19 calls it The Four Seasons"},
    {"Czarina", "another game, in which a vacant place is filled at once from the hand"},
    {"Simplicity", "another game, with twelve packets instead of five"},
});

inline constexpr Rulebook rulebook{
    "Lady Cadogan, Illustrated Games of Solitaire or Patience",
    "General Sedgewick",
    "To build all four families up in suit through thirteen cards, from the rank which the deal gives.",
    "Build each suit up through thirteen cards from a rank which the deal gives, with five packets and a "
    "hand turned once.",
    sentences,
    notes,
    {242, lesson},
};

}  // namespace longwood::words::general_sedgewick
