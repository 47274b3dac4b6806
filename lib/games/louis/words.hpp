#pragma once

#include <array>

#include "core/known_as.hpp"
#include "core/rulebook.hpp"
#include "games/louis/choices.hpp"

namespace longwood::words::louis {

inline constexpr auto sentences = in_order<Rule>({
    {Rule::layout,
     "Two packs. The four aces of one pack lie in a row from the start, and beneath them its four kings. The "
     "other ninety-six cards are shuffled together and held in hand.",
     "Cadogan, The “Louis” Patience, heading and Play ¶1.1"},
    {Rule::families,
     "Each ace is the first card of a family, which rises in suit, card by card, to the king, and each king "
     "of another, which falls to the ace.",
     "Cadogan, The “Louis” Patience, Rule I and Play ¶1.2"},
    {Rule::final, "A card once played to a family stays there.", "the book is silent; see the note"},
    {Rule::alphabet,
     "Round the families is room for twelve packets with the letters a to m, of which there is no j: a, b, c "
     "and d beneath, from right to left, e and f on the left, upwards, g, h, i and k above, l and m on the "
     "right, downwards. They are the alphabet.",
     "Cadogan, The “Louis” Patience, Play ¶1.3-4 and plate 43; Hoffmann no. 60, ¶2.2"},
    {Rule::dealing,
     "The cards are dealt one by one, face upwards, from a to m, and then again from a, a circle upon the "
     "one before, until the pack is out.",
     "Cadogan, The “Louis” Patience, Play ¶1.4 and ¶2.1"},
    {Rule::as_turned,
     "In the deal, a card that suits a family may be played as it is turned. It uses up no place: the next "
     "card falls where it would have lain.",
     "Cadogan, The “Louis” Patience, Play ¶1.4; Hoffmann no. 60, ¶2.3, for the place"},
    {Rule::examined,
     "When a circle is complete and cards are still in hand, any card of this circle that suits a family may "
     "be played. The places left vacant are not supplied.",
     "Cadogan, The “Louis” Patience, Play ¶1.5 and ¶2.1"},
    {Rule::blocked,
     "Until the pack is out a circle blocks the one beneath: a card of an earlier circle is not played, even "
     "if it is laid bare, and there are no marriages.",
     "Cadogan, The “Louis” Patience, Rule II and Play ¶1.5 and ¶3.1"},
    {Rule::doubtful, "A card that suits both families of its suit goes to whichever you choose.",
     "Cadogan, The “Louis” Patience, Play ¶4.2"},
    {Rule::laid_aside,
     "From the second deal on such a card may be laid aside instead, one of each suit, and be played later "
     "to either family. The next card of its suit that is played takes it along: to the family which that "
     "card continues, or, if the card is its twin, each to one of the two.",
     "Cadogan, The “Louis” Patience, Play ¶4.3; Hoffmann no. 60, ¶4.2-3, for what takes it along"},
    {Rule::changed,
     "From the second deal on such a card, once played, may be changed from the one family to the other, as "
     "long as no card of its suit has been played after it. One that was played in the first deal stays.",
     "Cadogan, The “Louis” Patience, Play ¶4.2"},
    {Rule::available,
     "When the pack is out, the uppermost card of each letter is available, and its removal releases the one "
     "beneath.",
     "Cadogan, The “Louis” Patience, Rule II and Play ¶3.1"},
    {Rule::marriage,
     "An available card may be married to the uppermost card of another letter if that is of its own suit "
     "and next above it or next below it in value.",
     "Cadogan, The “Louis” Patience, Rule I and Play ¶3.1"},
    {Rule::corner, "King and ace do not join: upon a king goes only a queen, upon an ace only a two.",
     "Cadogan, The “Louis” Patience, Play ¶3.1, which speaks of ascending and descending lines only"},
    {Rule::single,
     "One card is moved at a time. A sequence that is carried over so, card by card, is reversed.",
     "the book speaks of single cards throughout"},
    {Rule::vacancy, "A letter that has lost all its cards stays vacant until the next deal.",
     "the book gives no licence to fill it; see the note"},
    {Rule::redeal,
     "When you can do no more, the letters may be taken up from g to m and then from a to f, and dealt again "
     "without shuffling, by the same rules as at first. This may be done three times; the families stay, and "
     "the cards laid aside.",
     "Cadogan, The “Louis” Patience, Play ¶3.2-3, ¶4.1 and ¶5.1"},
    {Rule::free, "Nothing is compulsory: you may play, marry or hold back as you please.",
     "Cadogan, The “Louis” Patience, Play ¶3.1, which allows marriages; see the note"},
    {Rule::end,
     "The game is won when all eight families hold their thirteen cards, and lost when the last deal is "
     "played out and cards are left over.",
     "Cadogan, The “Louis” Patience, Play ¶1.2 and ¶5.1; the losing is understood"},
});

inline constexpr auto notes = std::to_array<Note>({
    {Rule::final, "May a card be taken back from a family?",
     "PySolFC lets the uppermost card of a family be moved back.",
     "It may not, except one that suits both families of its suit: no other move of the kind is offered."},
    {Rule::examined, "May cards of the circle just dealt be played between circles?",
     "Cadogan: the alphabet is examined, and played from. Hoffmann: a card that is laid is locked until all "
     "is dealt. PySolFC plays from the first twelve alone, and supplies their places.",
     "They may, once the circle is complete; that a card is played only as it is turned is Hoffmann’s set."},
    {Rule::laid_aside, "In which deals may a card be laid aside?",
     "Cadogan says so of the second deal. Hoffmann says so of the cards dealt again, and in his no. 30 of "
     "all patiences with such families.",
     "From the second deal on; from the first in Hoffmann’s set."},
    {Rule::changed, "May a card that has been played to one family be changed to the other?",
     "Cadogan: it may be changed. Hoffmann only lays it near the two until a card continues it.",
     "It may, until a card of its suit follows. It comes to the same as laying it aside."},
    {Rule::vacancy, "May a vacant letter be filled?",
     "Neither book says so; PySolFC leaves it open, once the first circle is dealt on.",
     "It may not: where the book lets a vacancy be filled it says so."},
    {Rule::redeal, "When may the letters be taken up?",
     "Cadogan: when no more cards can be played or married.",
     "When the pack is out and you can do no more, which you judge: marriages go both ways, so that one may "
     "be left for ever."},
    {Rule::redeal, "How many re-deals are there?",
     "Cadogan: three re-deals. Hoffmann: the cards are thrice distributed, which is two. PySolFC: two.",
     "Three, in addition to the first deal."},
    {Rule::free, "Must a suitable card be played?",
     "Both books tell the player to play suitable cards as they are turned; Hoffmann’s footnote says that "
     "they may be. Cadogan allows marriages “when all available cards have been played”.",
     "They may be held back, and marriages may come before them. In “La Nationale” such words are read as a "
     "compulsion."},
});

inline constexpr auto lesson = std::to_array<ShownMove>({{"turned-ha", Rule::as_turned},
                                                         {"turned-hk", Rule::families},
                                                         {"turned-ck", Rule::as_turned},
                                                         {"turned-sk", Rule::as_turned},
                                                         {"c-sk", Rule::examined}});

inline constexpr auto known_as = std::to_array<KnownAs>({
    {"Louis Patience", "Hoffmann, Illustrated Book, no. 60"},
});

inline constexpr Rulebook rulebook{
    "Lady Cadogan, Illustrated Games of Solitaire or Patience",
    "The “Louis” Patience",
    "To complete eight families, four rising from the aces and four falling from the kings, in four deals.",
    "Build the aces up and the kings down in suit: from twelve packets, circle by circle and then freely.",
    sentences,
    notes,
    {5, lesson},
    Rule::as_turned,
};

}  // namespace longwood::words::louis
