#pragma once

#include <array>
#include <string_view>

namespace longwood {

/// A word of the books, in the forms in which sentences have it, and what it means, in one or two sentences
/// that use none of the others.
struct Term {
  std::array<std::string_view, 6> forms;  ///< small letters but where the word has a capital; the rest empty
  std::string_view means;
};

/// What the sentences, the status line and the page do not say in everyday words.
inline constexpr auto terms = std::to_array<Term>({
    {{"family", "families"},
     "A pile built up in order of value, in most games in one suit. Bringing all the cards to such piles is "
     "how the game is won."},
    {{"foundation", "foundations", "founds"},
     "The card with which a pile that is built up begins, and that pile."},
    {{"home"}, "Where a card is done with: at its place in the order that wins the game."},
    {{"packet", "packets"}, "A squared pile, of which only the top card is played."},
    {{"marriage", "marriages", "married", "marry"},
     "Laying a card, away from home, on one that is next to it in value."},
    {{"available"}, "Free to be moved: no other card lies upon it."},
    {{"exposed card", "exposed"}, "The card of a pile on which no other lies."},
    {{"in hand", "the hand", "hand"}, "The cards that have not been dealt yet, in a pile face down."},
    {{"talon"}, "The pile of cards that were turned up and could not be played."},
    {{"re-deal", "re-deals", "redeal"}, "Taking cards up from the table and dealing them once more."},
    {{"Divan"}, "The eight single cards at both sides of the kings."},
    {{"Sultan"}, "The king of hearts in the middle, on whom nothing is laid."},
    {{"flank", "flanks"}, "The two upright rows of single cards, at the left and at the right."},
    {{"the line"}, "The six piles side by side at the foot of the table."},
    {{"circle"},
     "Twelve piles in a ring, as round the dial of a clock, or twelve cards dealt round it, one to each."},
    {{"lane"}, "A row that has lost all its cards, and may be begun with any other."},
    {{"vacancy", "vacancies", "vacant"}, "A place from which all cards are gone."},
    {{"sequence"}, "Cards of which each is next to the one before it in value."},
    {{"garden"}, "The eight columns in which the cards are dealt."},
    {{"exchange"}, "Two cards change places with two others."},
    {{"knave", "knaves"}, "The jack: the card between the ten and the queen."},
    {{"deuce"}, "The two."},
});

}  // namespace longwood
