#pragma once

#include <array>

#include "core/known_as.hpp"
#include "core/rulebook.hpp"
#include "games/la_nivernaise/choices.hpp"

namespace longwood::words::la_nivernaise {

inline constexpr auto sentences = in_order<Rule>({
    {Rule::layout,
     "Two packs, shuffled whole. Four single cards lie in each of the two flanks; beneath, six packets of "
     "four, dealt together so that only the uppermost shows, make the line.",
     "Cadogan, La Nivernaise, heading, Play ¶1.1 and ¶2.1-2"},
    {Rule::rising,
     "One ace of each suit, as it comes out, is played to the centre and founds a family, which rises in "
     "suit to the king. The other ace waits to end the family of the king.",
     "Cadogan, La Nivernaise, Rule III and Play ¶1.1-2"},
    {Rule::falling,
     "One king of each suit, as it comes out, is played to the centre and founds a family, which falls in "
     "suit to the ace. The other king waits to end the family of the ace.",
     "Cadogan, La Nivernaise, Rule III and Play ¶1.1-2"},
    {Rule::available,
     "All the cards in the flanks are available, but of each packet only the uppermost, which goes to a "
     "family or to a vacant place in the flanks; when it goes, the one beneath it is released.",
     "Cadogan, La Nivernaise, Rule I, Play ¶3.1 and ¶5.1"},
    {Rule::flanks, "A card in the flanks may be played to a family, and nowhere else.",
     "Cadogan, La Nivernaise, Play ¶3.1, which names no other use for it"},
    {Rule::building,
     "Nothing is built on the line or on the flanks: a packet takes no cards but those dealt to it, and a "
     "flank place holds one card.",
     "Cadogan, La Nivernaise, Play ¶1.1, ¶2.2 and ¶6.1"},
    {Rule::examining,
     "With so many places vacant in the flanks, so many cards beneath the uppermost of each packet may be "
     "examined. To see a card is not to release it.",
     "Cadogan, La Nivernaise, Rule II; see the note"},
    {Rule::passing,
     "The uppermost card of a family may pass to the other family of its suit when it is next in turn there: "
     "one card at a time, as often as you please. In no other way does a card leave its family.",
     "Cadogan, La Nivernaise, Play ¶10.1; see the note"},
    {Rule::base, "The ace or king on which a family is founded is never exchanged.",
     "the book is silent; see the note"},
    {Rule::vacancy,
     "A vacant flank place may take one card, either the uppermost of a packet or the next in hand, unseen. "
     "It may also be left open.",
     "Cadogan, La Nivernaise, Play ¶5.1"},
    {Rule::in_hand,
     "A card in hand is never played straight to a family: it comes to the line with its packet or, unseen, "
     "to a vacant place in the flanks.",
     "Cadogan, La Nivernaise, Play ¶2.1, ¶5.1 and ¶7.1"},
    {Rule::packet,
     "A packet of the line that has been played right out is replaced at once by four cards from the hand, "
     "or by as many as are left.",
     "Cadogan, La Nivernaise, Play ¶6.1; a short hand is understood"},
    {Rule::rounds,
     "When you have done with one round the next is dealt: four cards together upon each packet, from left "
     "to right, until the hand is out. No play is compulsory first. The first round after a re-deal comes at "
     "once, as at the beginning.",
     "Cadogan, La Nivernaise, Play ¶7.1 and ¶8.1; that plays may be left is our reading"},
    {Rule::redeal,
     "When the hand is out, the packets of the line may be taken up in order from the left, turned together "
     "and dealt again in rounds, unshuffled. Flanks and families stay as they are.",
     "Cadogan, La Nivernaise, Rule IV and Play ¶8.1"},
    {Rule::redeals, "The line may be dealt again once in the game, and not a second time.",
     "Cadogan, La Nivernaise, Play ¶9.1"},
    {Rule::end,
     "The game is won when all eight families hold their thirteen cards, and lost when the line has been "
     "dealt out again and nothing more can be played.",
     "Cadogan, La Nivernaise, Play ¶1.2 and ¶8.1-¶9.1; the losing is understood"},
});

inline constexpr auto notes = std::to_array<Note>({
    {Rule::layout, "Must an ace or a king lie in the flanks at the outset?",
     "Wikipedia and Solitaire Till Dawn, for the kindred game Tournament: shuffle again until one does. "
     "PySolFC deals the last ace or king of the pack first, if none would lie there.",
     "It need not: the book does not ask for it, and only warns that a first round without a vacancy is "
     "hardly worth continuing."},
    {Rule::rising, "Where do the families stand?", "PySolFC has them in a row above the line.",
     "Between the flanks in two upright columns of four, as the engraving shows them; which suit stands "
     "where is our choice."},
    {Rule::examining, "How deep may one look into the packets?",
     "Morehead & Mott-Smith find the rule hard to follow without peeking unawares, and lay the whole line "
     "open in their Tournament. PySolFC and Wikipedia show the uppermost cards only.",
     "As many cards as there are vacancies, counted below the uppermost: that one lies open in any case, and "
     "so many vacancies are just enough to reach what is seen."},
    {Rule::passing, "How often, and how many cards at a time, may be exchanged?",
     "Morehead & Mott-Smith, for Tournament: any or all of a family may be turned over to the other. "
     "PySolFC: the uppermost card, which may also be laid in a vacancy of the flanks.",
     "One card at a time, as the book says; and as it sets no bound to the number of times, as often as you "
     "please. There is no way back to the line or the flanks."},
    {Rule::base, "May the foundation cards themselves be exchanged?",
     "One copy of the rules of Tournament includes the bottom cards; PySolFC lets them go.",
     "They stay, or they would hardly be foundations. Nothing is lost by it, since the other ace or king is "
     "just as good."},
    {Rule::vacancy, "May a vacancy in the flanks be filled from the hand?",
     "Wikipedia and Solitaire Forever II: from the line only. PySolFC: from the line, or with another card "
     "of the flanks or the uppermost of a family.",
     "It may: the book names the pack as well as the line."},
    {Rule::rounds, "May flank vacancies be filled from the hand before the first round of the re-deal?",
     "None read says.",
     "They may not: the line is dealt at once, because the book has all played exactly as at first, and at "
     "first the line is laid before anything is done. To fill them first is the freer reading."},
    {Rule::redeal, "In what order is the line taken up?",
     "For Babette Cadogan spells out the contrary, each next column going beneath the first, so that the "
     "last is dealt first; PySolFC’s St. Helena turns the whole order about. PySolFC’s Tournament takes the "
     "packets up as we do.",
     "In order from the left, so that the first packet is dealt first again: the rule has the packets taken "
     "up in succession and turned together, and names no reversal."},
    {Rule::redeal, "Must the game have come to a standstill before the line is taken up?",
     "The book speaks of further progress being at an end.",
     "That is for the player to declare: nobody can be made to see a play, and what he leaves is his loss."},
    {Rule::redeals, "How many re-deals are there?", "PySolFC, Wikipedia and Solitaire Forever II: two.",
     "One: the book gives it a line to itself."},
});

inline constexpr auto known_as = std::to_array<KnownAs>({
    {"Napoleon’s Flank", "Solitaire Till Dawn, Tournament"},
    {"Tournament", "Morehead and Mott-Smith, Tournament", "tournament"},
});

inline constexpr auto lesson = std::to_array<ShownMove>({{"R1-ck", Rule::falling},
                                                         {"3-R1", Rule::vacancy},
                                                         {"3-sa", Rule::rising},
                                                         {"deal", Rule::rounds},
                                                         {"3-sa", Rule::available},
                                                         {"R1-sa", Rule::flanks}});

inline constexpr Rulebook rulebook{
    "Lady Cadogan, Illustrated Games of Solitaire or Patience",
    "La Nivernaise",
    "To bring out an ace and a king of each suit and complete all eight families, the aces rising and the "
    "kings falling.",
    "Build each suit up from an ace and down from a king, from six piles and from eight single cards at the "
    "sides.",
    sentences,
    notes,
    {56, lesson},
};

}  // namespace longwood::words::la_nivernaise
