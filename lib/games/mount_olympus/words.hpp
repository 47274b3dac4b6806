#pragma once

#include <array>

#include "core/known_as.hpp"
#include "core/rulebook.hpp"
#include "games/mount_olympus/choices.hpp"

namespace longwood::words::mount_olympus {

inline constexpr auto sentences = in_order<Rule>({
    {Rule::layout,
     "Two packs. The eight aces and the eight twos are taken out and laid out; each founds a family. The "
     "other eighty-eight cards are shuffled together.",
     "Cadogan, Mount Olympus, heading and Play ¶1.1, which lays them in a pyramid"},
    {Rule::battery,
     "Nine cards are dealt face upwards, side by side: the battery. On each a packet may grow. The other "
     "seventy-nine are held in hand, face downwards.",
     "Cadogan, Mount Olympus, Play ¶2.1; face downwards is understood"},
    {Rule::odd_families,
     "The family of an ace rises in suit by twos, through three, five, seven, nine and knave, to the king.",
     "Cadogan, Mount Olympus, Rule I and Rule II"},
    {Rule::even_families,
     "The family of a two rises in suit by twos, through four, six, eight and ten, to the queen.",
     "Cadogan, Mount Olympus, Rule I and Rule II"},
    {Rule::final, "A card once played to a family stays there.",
     "the book is silent; no such move is offered"},
    {Rule::available,
     "Only the uppermost card of each packet of the battery is available, until by its removal it releases "
     "the one beneath; and so is the uppermost of the talon.",
     "Cadogan, Mount Olympus, Rule IV, and Play ¶2.4 for the talon"},
    {Rule::building,
     "An available card may be laid on the uppermost card of another packet of the battery that is of its "
     "own "
     "suit and two higher in value: a seven on a nine, a ten on a queen.",
     "Cadogan, Mount Olympus, Rule I, Rule III and Play ¶2.2"},
    {Rule::single, "One card is moved at a time.",
     "Cadogan, Mount Olympus, Rule IV, by which one card alone is available"},
    {Rule::vacancy,
     "A place of the battery that has lost all its cards may be filled, when you like, with the uppermost "
     "card of the talon, and with no other.",
     "Cadogan, Mount Olympus, Play ¶2.4; see the note"},
    {Rule::free, "Nothing is compulsory: you may play, build, turn or hold back as you please.",
     "Cadogan, Mount Olympus, Play ¶2.2, which says what may be done"},
    {Rule::turning,
     "When you like, the next card in hand is turned upon the talon. From there it may go to a family, to a "
     "packet or into a vacancy, at once or when it lies uppermost again.",
     "Cadogan, Mount Olympus, Play ¶2.3-4"},
    {Rule::talon, "There is one talon. Only the hand gives it cards.", "Cadogan, Mount Olympus, Play ¶2.3"},
    {Rule::redeal, "When the hand is out, the talon may be turned over once, unshuffled, to be turned again.",
     "Cadogan, Mount Olympus, Play ¶4.1; unshuffled is understood"},
    {Rule::end,
     "The game is won when the families show eight kings and eight queens, and lost when nothing more can be "
     "done.",
     "Cadogan, Mount Olympus, Play ¶3.1; the losing is understood"},
});

inline constexpr auto notes = std::to_array<Note>({
    {Rule::layout, "Does the form of the pyramid matter?",
     "The book’s plate has an ace and a two side by side at the top, and seven cards stepwise down each "
     "side.",
     "No: the families lie in two rows here, which leaves more room for the battery."},
    {Rule::single, "May a sequence be moved as one?",
     "Later books and PySolFC let any part of a sequence be moved together.",
     "It may not: of a packet only the uppermost card is available. The other way is in the sets “modern” "
     "and “pysolfc”."},
    {Rule::vacancy, "When is a vacant place filled, and with what?",
     "The book fills spaces “from pack or talon”. Later books and PySolFC fill them at once from the hand.",
     "When you like, from the talon: the book does not say at once. The next card in hand is first turned "
     "upon the talon, which comes to the same. The other way is the choice “at-once”."},
    {Rule::turning, "How is the hand dealt?",
     "Later books and PySolFC deal nine cards at a time, one upon each packet, and have no talon.",
     "One by one, as in the book, which has a talon. The other way is in the sets “modern” and “pysolfc”."},
});

inline constexpr auto lesson = std::to_array<ShownMove>({{"2-hd1", Rule::even_families},
                                                         {"7-sa1", Rule::odd_families},
                                                         {"4-6", Rule::building},
                                                         {"turn", Rule::turning},
                                                         {"talon-2", Rule::vacancy}});

inline constexpr auto known_as = std::to_array<KnownAs>({
    {"Der Olymp", "Michael Keller, solitairelaboratory.com, Mount Olympus"},
});

inline constexpr auto mistaken = std::to_array<Mistaken>({
    {"Zeus", "another game, with four rows dealt first, in which only kings and queens fill a vacant place"},
    {"The Twos", "another game, in which twos are built up to aces in suit, card by card"},
});

inline constexpr Rulebook rulebook{
    "Lady Cadogan, Illustrated Games of Solitaire or Patience",
    "Mount Olympus",
    "To build the aces up in suit by twos to kings, and the twos to queens.",
    "Build each suit up by twos: from its aces to kings, and from its twos to queens.",
    sentences,
    notes,
    {0, lesson},
};

}  // namespace longwood::words::mount_olympus
