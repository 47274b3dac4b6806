#pragma once

#include <array>

#include "core/known_as.hpp"
#include "core/rulebook.hpp"
#include "games/the_demon/choices.hpp"

namespace longwood::words::the_demon {

inline constexpr auto sentences = in_order<Rule>({
    {Rule::stock,
     "One pack. Thirteen cards are counted off and laid on the table in a packet, face up: the stock. Only "
     "its uppermost card is seen.",
     "Hoffmann, Selected no. 7, ¶1.1-2; that one card is seen is our reading"},
    {Rule::heads, "The next four cards are laid out in a row, face up: the heads of four columns.",
     "Hoffmann, Selected no. 7, ¶1.3"},
    {Rule::base,
     "The next card is the first base, and founds the family of its suit. The three other cards of its rank "
     "found theirs as they come to hand.",
     "Hoffmann, Selected no. 7, ¶1.4-5"},
    {Rule::in_hand, "The other thirty-four cards are held in hand, face down.",
     "Hoffmann, Selected no. 7, ¶1.6, which calls them the reserve; face down is understood"},
    {Rule::families,
     "A family rises in suit from its base, card by card, and continues from the king to the ace, until it "
     "has thirteen cards.",
     "Hoffmann, Selected no. 7, ¶2.1; that it continues from the king is understood, as it could not be "
     "complete otherwise"},
    {Rule::final, "A card once played to a family stays there.", "the book is silent"},
    {Rule::available,
     "The last card of each column is available, and so are the uppermost cards of the stock and of the "
     "talon. Under each of them the next becomes available when it is gone.",
     "Hoffmann, Selected no. 7, ¶2.3, ¶4.1 and ¶4.4"},
    {Rule::building, "On the last card of a column the next lower card of the other colour may be laid.",
     "Hoffmann, Selected no. 7, ¶2.1-2 and ¶3.2"},
    {Rule::corner,
     "If the families continue from the king to the ace, a king may be laid on an ace in the columns; if "
     "they begin with aces, it may not.",
     "the book is silent; see the note"},
    {Rule::whole,
     "A column is moved to another only as a whole, when its head fits the last card of the other. To a "
     "family only the last card goes, by itself.",
     "Hoffmann, Selected no. 7, ¶2.2-3"},
    {Rule::filling,
     "A column that has lost all its cards is begun again at once with the uppermost card of the stock.",
     "Hoffmann, Selected no. 7, ¶2.2 and ¶3.2"},
    {Rule::after_stock,
     "When the stock is used up, an empty column may be begun with the uppermost card of the talon, now or "
     "later.",
     "the book is silent; see the note"},
    {Rule::turning,
     "When you like, the next three cards in hand are laid in a packet on the talon, face up, or as many as "
     "are left. The last of them is uppermost, and the others can be used as those above them go.",
     "Hoffmann, Selected no. 7, ¶4.1-5"},
    {Rule::runs,
     "When the hand is out, the talon is taken up and turned over, unshuffled, to be the hand again, as "
     "often as you like.",
     "Hoffmann, Selected no. 7, ¶4.6, which names no limit"},
    {Rule::free, "Nothing else is compulsory: you may play, build, turn or hold back as you please.",
     "Hoffmann, Selected no. 7, ¶5.1, which gives advice; see the note"},
    {Rule::end,
     "The game is won when all four families hold their thirteen cards, and lost when nothing more can be "
     "done, however often the hand is run through.",
     "Hoffmann, Selected no. 7, ¶2.1; the losing is understood"},
});

inline constexpr auto notes = std::to_array<Note>({
    {Rule::stock, "Are the twelve cards under the stock’s uppermost known?",
     "Wikipedia and PySolFC: face down.", "They are not: the packet is counted off and turned as a block."},
    {Rule::corner, "May a king be laid on an ace of a column?",
     "PySolFC and AisleRiot: always. Solvitaire: unless the families begin with aces, and nothing is laid on "
     "a card with the rank of the bases.",
     "If the families pass from king to ace, since the columns prepare cards for them."},
    {Rule::whole, "May a part of a column be moved to another?",
     "Solvitaire and AisleRiot: any part. PySolFC: the last card or the whole.",
     "Only the whole: “the former column is joined on to the latter”. The set “canfield” moves any part."},
    {Rule::after_stock, "What fills an empty column when the stock is used up?",
     "Solvitaire’s strict rules: the talon. PySolFC and AisleRiot: any available card.",
     "The talon’s uppermost card, as in the sister game The Storehouse. The set “canfield” has any card."},
    {Rule::free, "Must a card be played to a base if it fits a base and a column?", "Nobody demands it.",
     "No: “of course have the preference” is advice."},
});

inline constexpr auto lesson = std::to_array<ShownMove>({{"2-ca", Rule::families},
                                                         {"stock-da", Rule::available},
                                                         {"turn", Rule::turning},
                                                         {"turn", Rule::turning},
                                                         {"talon-sa", Rule::available}});

inline constexpr auto known_as = std::to_array<KnownAs>({
    {"Canfield", "Wikipedia, Canfield (solitaire)", "canfield"},
    {"Demon", "Wikipedia, Canfield (solitaire)"},
    {"Demon Patience", "Wikipedia, Canfield (solitaire)"},
    {"Fascination", "Wikipedia, Canfield (solitaire)", "canfield"},
    {"Dämon", "juhl.de no. 21, Der Dämon"},
    {"Der Dämon", "juhl.de no. 21, Der Dämon"},
    {"Démon", "jeusol.fr, Canfield"},
    {"Le Démon", "jeusol.fr, Canfield"},
    {"Patience du Démon", "jeusol.fr, Canfield", "canfield"},
});

inline constexpr auto mistaken = std::to_array<Mistaken>({
    {"Storehouse", "another game, with twos as bases and columns built in suit"},
    {"Demon (two packs)", "another game of PySolFC, with eight columns and a stock of forty"},
    {"New York Patience", "another game, with two packs"},
});

inline constexpr Rulebook rulebook{
    "Professor Hoffmann, Selected Patience Games",
    "The Demon",
    "To build all four families up in suit through thirteen cards, from the rank which the deal gives.",
    "Build each suit up through thirteen cards out of a stock of thirteen, four columns and the hand.",
    sentences,
    notes,
    {11, lesson},
};

}  // namespace longwood::words::the_demon
