#pragma once

#include <array>

#include "core/known_as.hpp"
#include "core/rulebook.hpp"
#include "games/the_clock/choices.hpp"

namespace longwood::words::the_clock {

inline constexpr auto sentences = in_order<Rule>({
    {Rule::hours,
     "Two packs. Twelve cards are withdrawn and set at the hours of the clock: the two of clubs at IX, the "
     "three of hearts at X, the four of spades at XI, the five of diamonds at XII, and so on clockwise, in "
     "the same order of suits, to the king of diamonds at VIII.",
     "Cadogan, The Clock, Play ¶1.1 and Tableau No. 1"},
    {Rule::circle,
     "Round the hours lies the circle, twelve packets of three cards dealt together, each card in view, from "
     "I round to XII. Fifty-six cards remain in hand.",
     "Cadogan, The Clock, Play ¶3.1 and Tableau No. 1"},
    {Rule::foundations, "Each foundation rises in suit, card by card, and the ace follows the king.",
     "Cadogan, The Clock, Rule IV and Play ¶2.1; the ace after the king by arithmetic"},
    {Rule::struck,
     "A foundation is finished when it shows the hour at which it stands, knave for XI and queen for XII. "
     "Nothing more is laid upon it.",
     "Cadogan, The Clock, Play ¶2.1"},
    {Rule::final, "A card once played to a foundation stays there.",
     "the book is silent; this is understood"},
    {Rule::available,
     "Only the uppermost card of each packet in the circle is available, to be played to a foundation or "
     "married; its removal releases the one beneath. You need not play a card that is of more use where it "
     "lies.",
     "Cadogan, The Clock, Rule I, Play ¶3.2 and ¶5.1"},
    {Rule::talon,
     "A card turned from the hand is played to a foundation or laid on the talon. The uppermost card of the "
     "talon may still go to a foundation, but nowhere else.",
     "Cadogan, The Clock, Play ¶6.1 and ¶7.1"},
    {Rule::within, "Marriages are made within the circle only; neither hand nor talon gives a card to them.",
     "Cadogan, The Clock, Rule II"},
    {Rule::marriage,
     "In the circle a card may be laid upon the uppermost card of another packet if that is of the same suit "
     "and next above it in value; a king goes upon an ace.",
     "Cadogan, Explanation of Terms, Marriage, for the suit, and The Clock, Play ¶3.2, which has marriages "
     "descend; for king and ace see the note"},
    {Rule::single,
     "Marriages are made one card at a time: only the uppermost card is moved, never a sequence as a whole.",
     "Cadogan, The Clock, Rule I; the book tells of no other way"},
    {Rule::vacancy,
     "A packet that is quite empty takes no marriage: vacancies in the circle are made good from the hand "
     "alone, and never from the talon or another packet.",
     "Cadogan, The Clock, Rule III"},
    {Rule::refilling,
     "When you refill, all the packets short of three cards are filled up together, in order from I round to "
     "XII, and each is brought to three before the next. Nothing else is done until all are full or the hand "
     "is out.",
     "Cadogan, The Clock, Rule III and Play ¶3.2-3 and ¶4.1"},
    {Rule::turning,
     "You may play, marry and refill in any order; but a card may be turned from the hand only when no "
     "packet in the circle has fewer than three cards.",
     "Cadogan, The Clock, Rule III, Play ¶3.2 and ¶6.1; for the order see the note"},
    {Rule::redeal, "The hand is gone through once only; the talon is not taken up again.",
     "Cadogan, The Clock, Play ¶8.1"},
    {Rule::end,
     "The game is won when every foundation shows its hour, and lost when the hand is out and nothing more "
     "can be played.",
     "Cadogan, The Clock, Play ¶2.1; the losing is understood"},
});

inline constexpr auto notes = std::to_array<Note>({
    {Rule::hours, "Which twelve cards stand at the hours?",
     "Wikipedia and PySolFC have the cards named here; a modern book on the web puts the knave of diamonds "
     "at VI, and Practical Gaming Center changes the suits about.",
     "Those of the book’s engraving, with the two of clubs at IX, the knave of hearts at VI and the king of "
     "diamonds at VIII. Nor could the ranks lie otherwise: only the two at IX makes the cards come out even, "
     "and only one sharing of the hours among the suits uses every card. The knave of diamonds must be a "
     "misprint."},
    {Rule::talon, "May the talon, or a turned card, be used in the circle?",
     "PySolFC lets it; Solitaire Forever II remarks that the newer descriptions have dropped the "
     "prohibition.",
     "It may not: Cadogan’s second rule forbids it, and further on she repeats it of the talon."},
    {Rule::marriage, "Does a king go upon an ace in the circle?",
     "Wikipedia, PySolFC and Solitaire Forever II: it does.",
     "It does: on the hours the ace follows the king, so that a line going down passes from ace to king. The "
     "book itself has no word on it."},
    {Rule::vacancy, "May a card be married to a packet of one or two cards?",
     "Wikipedia, PySolFC and Solitaire Forever II: only to a packet of three or more.",
     "It may, so long as one card is there to marry: the third rule says how packets are refilled, and "
     "forbids no marriage."},
    {Rule::refilling, "In what order are the packets refilled?",
     "Wikipedia: one card to each in rotation, clockwise from XII. PySolFC: in rotation. SolSuite, in its "
     "Sundial: from the first hour.",
     "Packet by packet from I: the book names the place to begin, and has each packet refilled in its turn."},
    {Rule::turning, "Must one play, then marry, then refill, in strict alternation?",
     "Wikipedia: no, the player refills when he chooses, but all the gaps at once.",
     "No: the book names the three in this order, first for the beginning and again for the cards turned "
     "later, and we read that as a way to proceed, since what a removal releases is available at once. Only "
     "a refilling once begun must be finished before anything else is done. With all cards known scarcely a "
     "deal turns on it."},
    {Rule::turning, "Must all progress be at an end before a card is turned?",
     "The book deals out the remaining cards when all further progress is at an end. The programs turn "
     "whenever no packet is short.",
     "It need not be: the sentence before it obliges nobody to play a card that is of more use where it "
     "lies, so that the end of progress is the player’s to declare. Only the packets must be full."},
    {Rule::redeal, "Is there a re-deal?", "Practical Gaming Center and collepic: one.",
     "There is none: the book says so in its last line."},
});

// two marriages, each of which sets the next card of IV free
inline constexpr auto known_as = std::to_array<KnownAs>({
    {"Big Ben", "PySolFC, Big Ben", "big-ben"},
    {"Sundial", "SolSuite, Sundial"},
});

inline constexpr auto mistaken = std::to_array<Mistaken>({
    {"Grandfather’s Clock", "another game, with one pack"},
    {"Sundial of PySolFC", "The Travellers, another game, with one pack"},
});

inline constexpr auto lesson = std::to_array<ShownMove>({{"11-IV", Rule::foundations},
                                                         {"11-8", Rule::marriage},
                                                         {"11-IV", Rule::available},
                                                         {"2-5", Rule::single},
                                                         {"2-IV", Rule::foundations},
                                                         {"refill", Rule::refilling}});

inline constexpr Rulebook rulebook{
    "Lady Cadogan, Illustrated Games of Solitaire or Patience",
    "The Clock",
    "To build each of the twelve foundations up to the hour at which it stands.",
    "Build each pile on the dial up in its suit until it shows the hour at which it stands.",
    sentences,
    notes,
    {1179, lesson},
};

}  // namespace longwood::words::the_clock
