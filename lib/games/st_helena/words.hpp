#pragma once

#include <array>

#include "core/known_as.hpp"
#include "core/rulebook.hpp"
#include "games/st_helena/choices.hpp"
#include "games/two_rows_words.hpp"

namespace longwood::words::st_helena {

inline constexpr auto sentences = in_order<Rule>({
    {Rule::set_out,
     "Two packs. One king and one ace of each suit are set out first, the kings in a row and the aces in a "
     "row beneath them.",
     "Hoffmann, Selected no. 9, heading and ¶2.2"},
    {Rule::layout,
     "Twelve places lie round the families: four above, two at the right, four below and two at the left. "
     "The other ninety-six cards are dealt to them in turn, face upwards, one at a time, round and round.",
     "Hoffmann, Selected no. 9, ¶2.3 and ¶4.1; the diagram is wanting, so the places follow Wikipedia and "
     "PySolFC"},
    {Rule::falling, "Each king founds a family of its own suit, which falls card by card to the ace.",
     "Hoffmann, Selected no. 9, ¶2.4"},
    {Rule::rising, "Each ace founds a family of its own suit, which rises card by card to the king.",
     "Hoffmann, Selected no. 9, ¶2.4"},
    {Rule::final,
     "A card once played to a family stays there; it neither returns to the packets nor passes to another "
     "family.",
     "the book is silent; see the note"},
    {Rule::available,
     "Only the exposed card of a packet, the last laid upon it, is available. Its removal releases the card "
     "beneath.",
     "Hoffmann, Selected no. 9, ¶4.2-3"},
    {Rule::rows,
     "While cards are in hand, the top row serves the kings only and the bottom row the aces only. The sides "
     "serve both.",
     "Hoffmann, Selected no. 9, ¶3.1-3 and ¶6.2"},
    {Rule::lifted,
     "When the hand is out, the restriction is lifted: the exposed card of any packet, wherever it lies, may "
     "be played to any family it suits.",
     "Hoffmann, Selected no. 9, ¶4.2-3"},
    {Rule::waiting, "While cards are in hand there are no marriages.",
     "Hoffmann, Selected no. 9, ¶4.2 and ¶4.4"},
    {Rule::marriage,
     "When the hand is out, an exposed card may be married to another of its own suit, next above it or next "
     "below it in value.",
     "Hoffmann, Selected no. 9, ¶4.4"},
    {Rule::corner,
     "King and ace do not join: upon a king goes only the queen of its suit, upon an ace only the two.",
     "Hoffmann, Selected no. 9, ¶4.4, where marriages are of neighbours in value; of turning the corner the "
     "book says nothing"},
    {Rule::single,
     "Marriages are made one card at a time: only the exposed card is moved, never a sequence as a whole.",
     "Hoffmann, Selected no. 9, ¶4.4"},
    {Rule::supply,
     "While cards are in hand, a place left quite empty is supplied from the hand at once. When the hand is "
     "out, an empty place stays empty.",
     "Hoffmann, Selected no. 9, ¶3.4; for the time when the hand is out the book is silent, see the note"},
    {Rule::pauses,
     "The deal pauses when the first twelve cards lie, and from then on after every card, for you to play "
     "what you please. No play is compulsory.",
     "Hoffmann, Selected no. 9, ¶2.4 and ¶3.6"},
    {Rule::redeal,
     "When the hand is out, the packets may be gathered in the reverse of the order in which they were dealt "
     "and, unshuffled, dealt round again. This may be done twice, which makes three attempts in all.",
     "Hoffmann, Selected no. 9, ¶6.1 and ¶7.1"},
    {Rule::end,
     "The game is won when every king has come down to its ace and every ace has risen to its king, and lost "
     "if the third attempt ends short of that.",
     "Hoffmann, Selected no. 9, ¶7.1"},
    {Rule::held,
     "No card is held between the families: one that both of its suit would take goes at once to the one you "
     "choose.",
     "the book is silent; see the note"},
});

inline constexpr auto notes = std::to_array<Note>({
    {Rule::final, "May a card be taken back from a family?",
     "PySolFC lets the uppermost card of a family be moved back.",
     "It may not: no move of the kind is offered anywhere in the book."},
    {Rule::rows, "How long are the rows bound?",
     "Wikipedia (after Morehead & Mott-Smith), PySolFC, Pretty Good Solitaire and gamerules.com: through the "
     "whole of the first deal, and never again.",
     "In every deal, but only while cards are in hand: the book frees the rows when the hand is out, and "
     "says that the restrictions revive when the cards are dealt again."},
    {Rule::marriage, "Must the cards of a marriage be alike in suit?",
     "Wikipedia: in suit. PySolFC, Pretty Good Solitaire and gamerules.com: of any suit.",
     "In suit, as the book says."},
    {Rule::supply, "Is every card played in the deal replaced?",
     "The book speaks of places being supplied, and only of the first round. PySolFC, in its Louis, supplies "
     "places in the first round only; Cadogan’s Four Corners replaces every dealt card withdrawn.",
     "A place is supplied when it is left empty, in whatever round, so long as cards are in hand: only an "
     "empty place can want supplying."},
    {Rule::supply, "When are the places supplied?",
     "The book names the cards that can be played and has their places supplied, without saying whether card "
     "by card or after all the plays. PySolFC, in its Louis, supplies them at once, but in the first round "
     "only.",
     "At once, card by card, in every round."},
    {Rule::supply, "May an empty place be filled when the hand is out?",
     "PySolFC and Pretty Good Solitaire leave it empty; Wikipedia finds it unmentioned and gives two sets of "
     "rules.",
     "It stays empty: the book, which lists what is then allowed, does not allow this."},
    {Rule::pauses, "Is there any play during the deal?",
     "PySolFC and Pretty Good Solitaire deal out all ninety-six cards before the first play.",
     "There is: the book looks for plays after the first round, and card by card after that."},
    {Rule::redeal, "Who decides that the packets allow no further play?",
     "The book gathers them when they admit of no further transpositions.",
     "The player, when he pleases: a marriage can always be undone, so nobody else could tell."},
    {Rule::redeal, "In what order are the packets gathered?",
     "Wikipedia: the twelfth on the eleventh, and so back to the first. PySolFC takes them, and the cards in "
     "each, just the other way about. Pretty Good Solitaire picks them up against the clock.",
     "The twelfth on the eleventh, and so back to the first, the whole then turned: the lowest card of the "
     "first packet is the first to be dealt again. That is the reverse order of the book."},
    {17, held_question,
     "Hoffmann states in The Crescent, no. 30 of his Illustrated Book, that it may, and that this prevails "
     "in all patiences with rising and falling families. PySolFC does not know it.",
     "It may not: this game is from another book of his, which neither states that rule nor refers to it."},
});

inline constexpr auto known_as = std::to_array<KnownAs>({
    {"Napoleon’s Favorite", "Wikipedia, St. Helena"},
    {"Washington’s Favorite", "Wikipedia, St. Helena"},
    {"Box Kite", "PySolFC, Box Kite", "box-kite"},
});

inline constexpr auto lesson = std::to_array<ShownMove>({{"12-hk", Rule::falling},
                                                         {"6-ha", Rule::rising},
                                                         {"5-da", Rule::supply},
                                                         {"11-ha", Rule::rows},
                                                         {"deal", Rule::pauses}});

inline constexpr Rulebook rulebook{
    "Professor Hoffmann, Selected Patience Games",
    "no. 9, St. Helena Patience",
    "To bring the four kings down to their aces and the four aces up to their kings, in three attempts.",
    "Build four kings down to their aces and four aces up to their kings with the top cards of twelve piles.",
    sentences,
    notes,
    {39, lesson},
};

}  // namespace longwood::words::st_helena
