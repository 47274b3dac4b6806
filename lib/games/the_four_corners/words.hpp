#pragma once

#include <array>

#include "core/known_as.hpp"
#include "core/rulebook.hpp"
#include "games/the_four_corners/choices.hpp"

namespace longwood::words::the_four_corners {

inline constexpr auto sentences = in_order<Rule>({
    {Rule::layout,
     "Two packs, shuffled together. Twelve packets lie in two wings: on the left, from the top, a corner, "
     "four sides and a corner, numbered 1 to 6, and on the right likewise 7 to 12. Between the wings is room "
     "for eight families.",
     "Cadogan, The Four Corners, heading and Play ¶1.1-2"},
    {Rule::rising, "One ace of each suit founds a family, which rises in suit, card by card, to the king.",
     "Cadogan, The Four Corners, Rule II and Play ¶1.3"},
    {Rule::falling, "One king of each suit founds a family, which falls in suit, card by card, to the ace.",
     "Cadogan, The Four Corners, Rule II and Play ¶1.3"},
    {Rule::places,
     "The families of the kings lie on the left and those of the aces on the right, each from the top: "
     "diamonds, clubs, hearts, spades. So every side packet has one family beside it.",
     "Hoffmann no. 33, illustration and ¶3.1, which calls these places appointed; Cadogan’s plate leaves "
     "them blank"},
    {Rule::dealing,
     "All the cards are dealt one by one, face upwards, on the packets in the order of their numbers, round "
     "upon round, until the pack is out.",
     "Cadogan, The Four Corners, Play ¶2.1"},
    {Rule::founding,
     "In the deal the first ace and the first king of a suit to be turned found their families at once, "
     "wherever they would have fallen. The second is a card like any other.",
     "Cadogan, The Four Corners, Play ¶3.1; that the first round is no exception is our reading, see the "
     "note"},
    {Rule::corners,
     "In the deal, a card that suits a family and would fall on a corner may be played, or you deal on and "
     "it is laid.",
     "Cadogan, The Four Corners, Play ¶3.1"},
    {Rule::sides,
     "In the deal, a card that suits a family and would fall on a side may be played only if that family is "
     "the one beside the packet.",
     "Cadogan, The Four Corners, Play ¶3.1"},
    {Rule::both, "When both families of its suit would take a card, you choose between them.",
     "the book is silent; see the note"},
    {Rule::uses_no_place,
     "A card played as it is turned uses up no place: the next card falls where it would have fallen.",
     "Cadogan, The Four Corners, Play ¶4.1"},
    {Rule::bound,
     "A card once laid is bound until the deal is over, even if it would suit a family; and until then there "
     "are no marriages.",
     "Cadogan, The Four Corners, Rule I and Play ¶2.1 and ¶3.1, where only cards that fall in dealing are "
     "played"},
    {Rule::available,
     "When the deal is over, the uppermost card of each packet is available for any family and for "
     "marriages. Its removal releases the card beneath.",
     "Cadogan, The Four Corners, Rule I and Play ¶5.1"},
    {Rule::marriage,
     "An available card may be married to the uppermost card of another packet if that is of its own suit "
     "and next above it or next below it in value.",
     "Cadogan, The Four Corners, Play ¶5.1; “marriage” as in the Explanation of Terms"},
    {Rule::corner,
     "King and ace do not join: upon a king goes only the queen of its suit, upon an ace only the two.",
     "Cadogan, The Four Corners, Play ¶5.1; of turning the corner the book says nothing"},
    {Rule::single,
     "One card is moved at a time. A sequence that is carried over so, card by card, is reversed.",
     "Cadogan, The Four Corners, Play ¶6.1"},
    {Rule::vacancy, "A packet that has lost all its cards stays vacant until the next deal.",
     "the book gives no licence to fill it; see the note"},
    {Rule::free, "When the deal is over nothing is compulsory: you play and marry as you please.",
     "Cadogan, The Four Corners, Play ¶5.1-2"},
    {Rule::redeal,
     "When you can do no more, the packets may be taken up from the first to the last and dealt again "
     "without shuffling, by the same rules as at first. This may be done twice, which makes three deals in "
     "all; the families stay.",
     "Cadogan, The Four Corners, Play ¶7.1-2; Hoffmann no. 33, ¶5.1, for the order"},
    {Rule::final, "A card once played to a family stays there.", "the book is silent; see the note"},
    {Rule::end,
     "The game is won when all eight families hold their thirteen cards, and lost when the third deal is "
     "played out and cards are left over.",
     "Hoffmann no. 33, ¶6.1; the losing is understood"},
});

inline constexpr auto notes = std::to_array<Note>({
    {Rule::places, "Which family lies beside which side?",
     "Hoffmann draws kings on the left and aces on the right, diamonds on top. Cadogan’s plate leaves the "
     "places blank. PySolFC has aces on the left, and clubs on top.",
     "As Hoffmann draws them: he calls the places appointed. Which card of a side may be played depends on "
     "it."},
    {Rule::founding, "Do the rules of the deal hold for the first twelve cards?",
     "Both books give them after the first round has been dealt. Yet Cadogan’s foundation cards are played "
     "as they appear in the deal, and the rules are for each several round. PySolFC plays after every round.",
     "They do: an ace or king among the first twelve founds its family. That the round is laid first without "
     "any play is an option, and Hoffmann’s set."},
    {Rule::corners, "Must a suitable card be played in the deal?",
     "Cadogan: it may be. Hoffmann: at once. PySolFC deals twelve cards and lets their tops be played.",
     "It may be, as this chapter says; only aces and kings that found families must."},
    {Rule::both, "May a card that suits both families be held between them?",
     "Hoffmann has it so in The Crescent, for all patiences with rising and falling families. Cadogan and "
     "PySolFC do not know it.",
     "It may not: Cadogan has nothing of the kind. It may in Hoffmann’s set."},
    {Rule::marriage, "Must marriages be of one suit?",
     "Both books give an example of one suit. PySolFC packs in any.",
     "Yes: a marriage is of one suit everywhere in the book."},
    {Rule::vacancy, "May a vacant packet be filled?", "Both books are silent. PySolFC: no.",
     "It may not: where the book lets a vacancy be filled it says so."},
    {Rule::redeal, "Who decides when a deal is played out?", "Cadogan: when further progress is impossible.",
     "You do. Marriages can be made and undone without end, so no rule could tell a standstill; the cards "
     "may be gathered whenever you give the deal up."},
    {Rule::final, "May a card be taken back from a family?",
     "PySolFC lets the uppermost card of a family be moved back.",
     "It may not: no move of the kind is offered in either book."},
});

inline constexpr auto lesson = std::to_array<ShownMove>({{"turned-hk", Rule::corners},
                                                         {"turned-ca", Rule::sides},
                                                         {"12-7", Rule::marriage},
                                                         {"2-11", Rule::marriage},
                                                         {"2-da", Rule::available},
                                                         {"2-12", Rule::single}});

inline constexpr auto known_as = std::to_array<KnownAs>({
    {"Corner Patience", "PySolFC, Les Quatre Coins"},
    {"Cornerstones", "PySolFC, Les Quatre Coins"},
    {"Les Quatre Coins", "PySolFC, Les Quatre Coins", "pysolfc"},
});

inline constexpr auto mistaken = std::to_array<Mistaken>({
    {"The Corners", "another game, Hoffmann’s no. 28"},
    {"Corner Patience of Cheney and Whitmore Jones", "another game, a relative of Four Seasons"},
});

inline constexpr Rulebook rulebook{
    "Lady Cadogan, Illustrated Games of Solitaire or Patience",
    "The Four Corners",
    "To complete eight families, four rising from the aces and four falling from the kings, in three deals.",
    "Build each suit up from an ace and down from a king; in the deal a side serves only the family beside "
    "it.",
    sentences,
    notes,
    {175, lesson},
    Rule::founding,
};

}  // namespace longwood::words::the_four_corners
