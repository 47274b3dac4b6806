#pragma once

#include <array>

#include "core/known_as.hpp"
#include "core/rulebook.hpp"
#include "games/la_belle_lucie/choices.hpp"

namespace longwood::words::la_belle_lucie {

inline constexpr auto sentences = in_order<Rule>({
    {Rule::layout,
     "One pack, all of it dealt face upwards in packets of three cards dealt together, each spread as a fan, "
     "so that all are seen. The eighteenth packet has the one card that is left.",
     "Cadogan, La Belle Lucie, Play ¶1.1-2"},
    {Rule::families,
     "Each ace, as it comes free, founds a family, which rises in suit, card by card, to the king.",
     "Cadogan, La Belle Lucie, Rule II and Play ¶2.1 and ¶3.1"},
    {Rule::final, "A card once played to a family stays there.", "the book is silent; see the note"},
    {Rule::available,
     "Only the uppermost card of each fan is available, until by its removal it releases the one beneath.",
     "Cadogan, La Belle Lucie, Rule I"},
    {Rule::free, "Nothing is compulsory: you may play, marry or hold back as you please.",
     "Cadogan, La Belle Lucie, Play ¶4.1-2"},
    {Rule::marriage,
     "An available card may be married to the uppermost card of another fan, that is laid upon it, if that "
     "is of its suit and next above it in value.",
     "Cadogan, La Belle Lucie, Play ¶4.1"},
    {Rule::corner, "King and ace do not join: a king is laid on no card, and upon an ace no card is laid.",
     "Cadogan, La Belle Lucie, Play ¶4.1, which speaks of a descending line only"},
    {Rule::single, "One card is moved at a time; a sequence is never moved as a whole.",
     "Cadogan, La Belle Lucie, Rule I, by which one card alone is available"},
    {Rule::vacancy, "A fan that has lost all its cards is not begun again.",
     "the book is silent; see the note"},
    {Rule::redeal,
     "When you can or will play no more, all the fans may be taken up, shuffled, and dealt again in packets "
     "of three, the last of which has what is left; twice in a game. The families stay as they are.",
     "Cadogan, La Belle Lucie, Play ¶5.1"},
    {Rule::end,
     "The game is won when all fifty-two cards lie on the families, each ace built up to its king, and lost "
     "when the last deal yields nothing more.",
     "Cadogan, La Belle Lucie, Play ¶2.1 and ¶5.1; the losing is understood"},
});

inline constexpr auto notes = std::to_array<Note>({
    {Rule::layout, "In what order are the fans dealt?",
     "PySolFC: in rounds, a card to each, and after a shuffle so too.",
     "Fan by fan, three cards together, as the book says. It matters only to the numbering of the deals."},
    {Rule::final, "May a card be taken back from a family?",
     "PySolFC lets the uppermost card of a family be moved back.",
     "It may not: no move of the kind is offered in the book."},
    {Rule::available, "May a buried card be drawn?",
     "PySolFC has a game in which once, at any time, the card beneath the uppermost of its fan is drawn; "
     "many descriptions let a buried card be drawn in the last deal, a merci.",
     "It may not: the book has no such help."},
    {Rule::free, "Must aces and suitable cards be played?",
     "The book tells the player to take them, and then to look for the best order.",
     "They may be held back."},
    {Rule::vacancy, "What may fill the place of a fan that is gone?",
     "PySolFC and Wikipedia leave it open, as here; The Fan lets a king start it again.",
     "Nothing: the book speaks of marriages on cards alone."},
    {Rule::redeal, "Who decides that no more can be played?",
     "The book has the tableau taken up when there are no more cards to play; PySolFC at any time.",
     "The player, who alone judges whether one more marriage would help."},
});

inline constexpr auto lesson = std::to_array<ShownMove>({{"14-ha", Rule::families},
                                                         {"13-12", Rule::marriage},
                                                         {"11-13", Rule::available},
                                                         {"5-4", Rule::marriage},
                                                         {"11-5", Rule::marriage},
                                                         {"11-sa", Rule::families}});

inline constexpr auto known_as = std::to_array<KnownAs>({
    {"Fair Lucy", "PySolFC, La Belle Lucie"},
    {"Midnight Oil", "PySolFC, La Belle Lucie"},
    {"Clover Leaf", "Gellman Software, La Belle Lucie 4.0 (1991)"},
    {"Alexander the Great", "solitaireforever.com, La Belle Lucie"},
    {"Fan", "PySolFC, Fan", "fan"},
});

inline constexpr auto mistaken = std::to_array<Mistaken>({
    {"Three Shuffles and a Draw", "another game, La Belle Lucie in which one buried card may be drawn"},
    {"Clover Leaf of PySolFC", "another game, sixteen fans, two suits built up and two down"},
    {"Shamrocks", "another game, fans of three cards at most, up and down in any suit"},
});

inline constexpr Rulebook rulebook{
    "Lady Cadogan, Illustrated Games of Solitaire or Patience",
    "La Belle Lucie",
    "To bring out the four aces and build each of them up in suit to its king, in three deals.",
    "Build each suit up from its ace to its king out of eighteen fans, which may be shuffled twice.",
    sentences,
    notes,
    {20, lesson},
};

}  // namespace longwood::words::la_belle_lucie
