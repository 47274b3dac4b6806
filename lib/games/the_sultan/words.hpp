#pragma once

#include <array>

#include "core/known_as.hpp"
#include "core/rulebook.hpp"
#include "games/the_sultan/choices.hpp"

namespace longwood::words::the_sultan {

inline constexpr auto sentences = in_order<Rule>({
    {Rule::layout,
     "Two packs. All eight kings and one of the aces of hearts are withdrawn and set three by three, a king "
     "of hearts in the middle; the ace stands above him and the other king of hearts below. The kings of "
     "clubs stand beside the ace, those of diamonds beside him, those of spades beside the lower king.",
     "Cadogan, The Sultan, heading, ¶2.1 and the engraving; Hoffmann no. 42, ¶1.2-3"},
    {Rule::divan,
     "Eight cards are dealt next, four on either side; they are the Divan. Eighty-seven remain in hand.",
     "Cadogan, The Sultan, ¶4.1-2"},
    {Rule::sultan,
     "The king of hearts in the middle is the Sultan. He founds no family, stays where he is, and nothing is "
     "laid upon him.",
     "Cadogan, The Sultan, ¶3.1"},
    {Rule::kings,
     "On each of the other seven kings goes the ace of its suit, and then card by card in suit up to the "
     "queen.",
     "Cadogan, The Sultan, ¶1.1 and ¶3.2-3"},
    {Rule::ace_of_hearts,
     "The ace of hearts founds the eighth family, which rises in suit, card by card, to the queen of hearts.",
     "Cadogan, The Sultan, ¶1.1, ¶3.2 and ¶3.4"},
    {Rule::final,
     "A card once played to a family stays there, and so do the kings and the ace that found them.",
     "the book is silent; this is understood"},
    {Rule::available,
     "Every card of the Divan is available, but only for the families. Nothing is laid upon the Divan, and "
     "its cards do not change places.",
     "Cadogan, The Sultan, ¶4.3"},
    {Rule::talon,
     "The card just turned and the uppermost card of the talon are available, but only for the families. The "
     "talon enters the Divan only to fill a vacancy.",
     "Cadogan, The Sultan, ¶4.3-4; “talon” as in the Explanation of Terms"},
    {Rule::free, "No play is compulsory: a card that suits a family may be held back.",
     "Cadogan, The Sultan, ¶4.3, which allows the play and does not command it"},
    {Rule::vacancy,
     "A vacancy in the Divan is filled at once with the uppermost card of the talon or, for want of a talon, "
     "with the next card in hand.",
     "Cadogan, The Sultan, ¶4.4"},
    {Rule::turning,
     "The cards in hand are turned one by one. Those not played to a family are laid in a single packet, the "
     "talon.",
     "Cadogan, The Sultan, ¶4.3"},
    {Rule::redeal,
     "Only when the hand is out may the talon be taken up, shuffled and turned through again. Divan and "
     "families stay as they are.",
     "Cadogan, The Sultan, ¶5.1"},
    {Rule::redeals, "The talon may be taken up twice in the game, and not a third time.",
     "Cadogan, The Sultan, ¶5.1"},
    {Rule::end,
     "The game is won when eight queens surround the Sultan, and lost when the hand has been gone through "
     "for the third time and nothing more can be played.",
     "Cadogan, The Sultan, ¶3.4 and ¶5.1; the losing is understood"},
});

inline constexpr auto notes = std::to_array<Note>({
    {Rule::layout, "Which kings stand at the sides?",
     "Cadogan's engraving and Hoffmann no. 42: clubs beside the ace, diamonds beside the Sultan, spades "
     "below. Wikipedia: diamonds, spades, clubs. PySolFC and others set them otherwise.",
     "As the engraving and Hoffmann have them; it makes no difference to the play."},
    {Rule::divan, "How many cards are there in the Divan?",
     "PySolFC and Wikipedia: six, the latter adding that some have eight. Solitaire Forever II, netexl and "
     "christmassolitaire: eight.",
     "Eight: the book deals four to either side."},
    {Rule::free, "Must a card turned that suits a family be played?",
     "Hoffmann no. 42 plays it at once. Solitaire Forever II and PySolFC leave it to the player.",
     "It may be held back: Cadogan allows the play and does not command it."},
    {Rule::vacancy, "Is a vacancy filled at once or at leisure?",
     "Solitaire Forever II counted twenty-one authorities, thirteen for filling at once and five for "
     "leisure, and itself chooses leisure for the sake of skill. PySolFC: at leisure.",
     "At once: the book says that it must be."},
    {Rule::vacancy, "From where is a vacancy filled?",
     "Hoffmann no. 42 and Wikipedia have it filled from the hand, PySolFC from the talon or with another "
     "card of the Divan.",
     "From the talon first, and from the hand only when there is no talon, as the book says."},
    {Rule::redeal, "Is the talon shuffled before it is dealt again?",
     "Wikipedia: it is. Hoffmann no. 42 names no shuffling. Solitaire Forever II found that ten of "
     "twenty-one authorities shuffle and the rest do not say. PySolFC does not.",
     "It is: the book says so."},
});

inline constexpr auto known_as = std::to_array<KnownAs>({
    {"Sultan of Turkey", "Parlett, The Penguin Book of Patience"},
    {"Emperor of Germany", "Parlett, The Penguin Book of Patience"},
    {"Henry the Eighth", "Solitaire Forever II"},
});

inline constexpr auto lesson = std::to_array<ShownMove>(
    {{"R4-ha", Rule::ace_of_hearts}, {"L3-ck1", Rule::kings}, {"turn", Rule::turning}});

inline constexpr Rulebook rulebook{
    "Lady Cadogan, Illustrated Games of Solitaire or Patience",
    "The Sultan",
    "To build seven kings and the ace of hearts up to queens, so that eight queens surround the Sultan.",
    "Build every suit up to its queen round the Sultan, going three times through the pack.",
    sentences,
    notes,
    {5, lesson},
};

}  // namespace longwood::words::the_sultan
