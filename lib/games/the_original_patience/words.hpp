#pragma once

#include <array>

#include "core/known_as.hpp"
#include "core/rulebook.hpp"
#include "games/the_original_patience/choices.hpp"

namespace longwood::words::the_original_patience {

inline constexpr auto sentences = in_order<Rule>({
    {Rule::layout,
     "One pack, held in hand, face downwards. There is room for four heaps in a row, and for four families "
     "in a second row below them.",
     "Hoffmann, Selected no. 1, heading, ¶2.1 and ¶2.4; face downwards is understood"},
    {Rule::turning,
     "The cards in hand are turned one by one. Each must be played or laid before the next is turned.",
     "Hoffmann, Selected no. 1, ¶2.1"},
    {Rule::aces, "Each ace, as it is turned, founds a family at once.", "Hoffmann, Selected no. 1, ¶2.4"},
    {Rule::families, "A family rises from its ace to a king, card by card, regardless of suit.",
     "Hoffmann, Selected no. 1, ¶2.5"},
    {Rule::final, "A card once played to a family stays there.",
     "the book is silent; no such move is offered"},
    {Rule::available,
     "The card turned and the uppermost card of each heap are available: they may be played to a family at "
     "any time.",
     "Hoffmann, Selected no. 1, ¶2.5"},
    {Rule::heaps,
     "A card that is not played to a family is laid on one of the four heaps, whichever you like, whatever "
     "lies there.",
     "Hoffmann, Selected no. 1, ¶2.2 and ¶2.6"},
    {Rule::single,
     "One card is moved at a time. Nothing goes from heap to heap; a heap takes only the card turned. You "
     "may look through the heaps, but not change their order.",
     "Hoffmann, Selected no. 1, ¶3.1, and ¶2.6, which names no other way to a heap"},
    {Rule::free,
     "Only aces are compulsory: any other card that suits a family may be laid on a heap, or wait there.",
     "Hoffmann, Selected no. 1, ¶2.5, which says what you play; see the note"},
    {Rule::once, "The hand is turned once only: the heaps are not taken up again.",
     "the book knows of no second deal"},
    {Rule::end,
     "The game is won when all fifty-two cards lie on the families, and lost when the hand is out and "
     "nothing more can be played.",
     "Hoffmann, Selected no. 1, ¶2.5; the losing is understood"},
});

inline constexpr auto notes = std::to_array<Note>({
    {Rule::families, "May families follow suit?",
     "In Lady Betty and Strategy, which have more heaps, families follow suit.",
     "They need not: the book says “regardless of suit”."},
    {Rule::free, "Must a card that suits a family be played to it?",
     "The book lays on the heaps those cards that are “not at once playable”. In PySolFC even an ace may be "
     "laid on a heap.",
     "Only an ace must. If two cards of one value wait for one family, it can matter which of them goes "
     "first, so that holding a card back can win. The stricter way is the choice “none”; PySolFC’s way is "
     "the set “pysolfc”."},
});

inline constexpr auto lesson = std::to_array<ShownMove>({{"turned-1", Rule::heaps},
                                                         {"turned-1", Rule::heaps},
                                                         {"turned-2", Rule::turning},
                                                         {"turned-f1", Rule::families},
                                                         {"2-f1", Rule::available}});

inline constexpr auto known_as = std::to_array<KnownAs>({
    {"Sir Tommy", "Wikipedia, Sir Tommy"},
    {"Old Patience", "Wikipedia, Sir Tommy"},
    {"Try Again", "Wikipedia, Sir Tommy"},
    {"Numerica", "PySolFC, Numerica", "pysolfc"},
});

inline constexpr auto mistaken = std::to_array<Mistaken>({
    {"Lady Betty", "another game, with six heaps"},
    {"Strategy", "another game, with eight heaps, in which no card is played before all are dealt"},
    {"Calculation", "another game, in which each family rises by its own step"},
});

inline constexpr Rulebook rulebook{
    "Professor Hoffmann, Selected Patience Games",
    "no. 1, The Original Patience",
    "To build all four families up from ace to king, regardless of suit.",
    "Build four piles up from ace to king in any suit, with four heaps for cards that must wait.",
    sentences,
    notes,
    {21856, lesson},
    Rule::aces,
};

}  // namespace longwood::words::the_original_patience
