#pragma once

#include <array>

#include "core/known_as.hpp"
#include "core/rulebook.hpp"
#include "games/the_carpet/choices.hpp"

namespace longwood::words::the_carpet {

inline constexpr auto sentences = in_order<Rule>({
    {Rule::layout,
     "One pack. Twenty cards are dealt face upwards in four rows of five: the carpet. The others are held in "
     "hand, face downwards.",
     "Hoffmann, Selected no. 4, heading, ¶1.1-2 and ¶2.1; face downwards is understood"},
    {Rule::aces,
     "An ace that comes while the carpet is laid founds the family of its suit at once, and the next card "
     "takes its place.",
     "Hoffmann, Selected no. 4, ¶2.2"},
    {Rule::families,
     "Each of the four aces, as it comes, founds a family, which rises in suit, card by card, to the king.",
     "Hoffmann, Selected no. 4, ¶1.3-4 and ¶3.1; see the note"},
    {Rule::final, "A card once played to a family stays there.", "the book is silent; see the note"},
    {Rule::available, "Every card of the carpet is available, and the uppermost of the talon.",
     "Hoffmann, Selected no. 4, ¶3.2 and ¶4.1"},
    {Rule::at_once,
     "A card of the carpet that suits its family must be played before the next card is turned; of several "
     "you choose which goes first.",
     "Hoffmann, Selected no. 4, ¶3.2-3"},
    {Rule::filling,
     "A place of the carpet that loses its card is filled at once: with the uppermost card of the talon as "
     "long as there is one, else with the next card in hand.",
     "Hoffmann, Selected no. 4, ¶3.2 and ¶3.4"},
    {Rule::vacancy, "When talon and hand are out, a place that loses its card stays vacant.",
     "the book is silent"},
    {Rule::turning,
     "When no card of the carpet suits, the next card in hand is turned upon the talon. The uppermost card "
     "of the talon may always be played, and need not be.",
     "Hoffmann, Selected no. 4, ¶3.3 and ¶4.1"},
    {Rule::single_places,
     "One card is moved at a time, from the carpet or the talon. A place of the carpet holds one card, and "
     "nothing but a card in hand is laid upon the talon.",
     "Hoffmann, Selected no. 4, ¶3.2-4, which knows of no other move"},
    {Rule::redeal, "There is no re-deal: the talon is not turned over.", "Hoffmann, Selected no. 4, ¶5.2"},
    {Rule::end,
     "The game is won when all four families hold their thirteen cards, and lost when the hand is out and "
     "nothing more can be played.",
     "Hoffmann, Selected no. 4, ¶3.1 and ¶5.1; the losing is understood"},
});

inline constexpr auto notes = std::to_array<Note>({
    {Rule::families, "Are the aces laid out beforehand?",
     "PySolFC, AisleRiot and Wikipedia lay them out. So does the book’s figure, and so reads its first "
     "paragraph.",
     "They are in the pack: the book provides for an ace that comes while the carpet is laid, and says of "
     "the figure that it shows all four for the sake of clearness. With all four laid out success would not "
     "be as likely as failure, as the book has it, but far more. The other way is the set “carpet”."},
    {Rule::final, "May a card be taken back from a family?",
     "PySolFC lets the uppermost card of a family be moved back to a vacant place; Wikipedia does not say "
     "so.",
     "It may not: no move of the kind is offered in the book."},
    {Rule::at_once, "Is anything left to choose?",
     "PySolFC and Wikipedia let a vacant place wait and be filled with the card that the player likes best.",
     "Whether the talon’s card is played before the next is turned. If you play all that fits, nothing that "
     "matters: whatever order the plays are made in, the same cards come to lie in the carpet, so that the "
     "cards decide. In the set “carpet” the player does."},
    {Rule::redeal, "Is there a second deal?", "Some descriptions turn the talon over once.",
     "There is none: the book says so."},
});

// the deuce's place is filled from the hand; then there is a talon, which gives a card and fills a place
inline constexpr auto lesson = std::to_array<ShownMove>({{"r1c1-da", Rule::at_once},
                                                         {"turn", Rule::turning},
                                                         {"turn", Rule::turning},
                                                         {"talon-da", Rule::available},
                                                         {"r2c1-da", Rule::filling}});

inline constexpr auto known_as = std::to_array<KnownAs>({
    {"Le Tapis", "cardrulesplus.com, Carpet", "carpet"},
});

inline constexpr auto mistaken = std::to_array<Mistaken>({
    {"Teppich", "another game, with two packs; Lady Cadogan’s The Carpet is that"},
    {"Colorado", "another game, with two packs and twenty places"},
    {"Sly Fox", "another game, with two packs and twenty places"},
});

inline constexpr Rulebook rulebook{
    "Professor Hoffmann, Selected Patience Games",
    "no. 4, The Carpet",
    "To bring out the four aces and build each of them up in suit to its king.",
    "Build each suit up from ace to king from a carpet of twenty cards, which fills itself.",
    sentences,
    notes,
    {165, lesson},
};

}  // namespace longwood::words::the_carpet
