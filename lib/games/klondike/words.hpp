#pragma once

#include <array>

#include "core/known_as.hpp"
#include "core/rulebook.hpp"
#include "games/klondike/choices.hpp"

namespace longwood::words::klondike {

inline constexpr auto sentences = in_order<Rule>({
    {Rule::layout,
     "One pack. A card is dealt face up, and six face down in a row to its right. On the first of these six "
     "the next card is dealt face up, and one face down on each of the other five; and so on, until seven "
     "columns have one to seven cards, the last of each face up.",
     "Cadogan, Canfield or Klondike, Play ¶1.2-5"},
    {Rule::in_hand, "The other twenty-four cards are held in hand, face down.",
     "Cadogan, Canfield or Klondike, Play ¶3.1, which runs them through; face down is understood"},
    {Rule::families, "Each of the four aces founds a family, which rises in suit, card by card, to the king.",
     "Cadogan, Canfield or Klondike, Play ¶2.1-2"},
    {Rule::final, "A card once played to a family stays there.", "the book is silent; see the note"},
    {Rule::available,
     "The last card of each column is available, and so is the uppermost card of the talon, which shows the "
     "one beneath it when it is used.",
     "Cadogan, Canfield or Klondike, Play ¶2.3 and ¶3.1"},
    {Rule::turned_up,
     "As soon as the last card that is face up has left a column, the next card of the column is turned face "
     "up.",
     "Cadogan, Canfield or Klondike, Play ¶2.3"},
    {Rule::free, "Nothing else is compulsory: you may play, build, turn or hold back as you please.",
     "Cadogan, Canfield or Klondike, Play ¶2.1, which speaks of aces alone; see the note"},
    {Rule::building,
     "On the last card of a column the next lower card of the other colour may be laid, red on black and "
     "black on red.",
     "Cadogan, Canfield or Klondike, Play ¶2.4"},
    {Rule::deuce, "A column ends with a two: nothing is laid on it.",
     "Cadogan, Canfield or Klondike, Play ¶2.4: “K, Q, J, down to 4, 3, 2”"},
    {Rule::groups,
     "If several cards of a column are face up, all of them are moved together to another column, or none. "
     "To a family only the last card goes, by itself.",
     "Cadogan, Canfield or Klondike, Play ¶2.5; for the families see the note"},
    {Rule::space,
     "A column that has lost all its cards is filled only with a king: one by itself, one that heads all the "
     "face-up cards of a column, or the uppermost card of the talon.",
     "Cadogan, Canfield or Klondike, Play ¶2.6"},
    {Rule::turning,
     "When you like, the next card in hand is turned face up on the talon. It may be used on a column or a "
     "family, at once or when it is uppermost again.",
     "Cadogan, Canfield or Klondike, Play ¶3.1"},
    {Rule::once,
     "The hand is run through once. When it is out, the talon is not turned over; what it shows may still be "
     "used.",
     "Cadogan, Canfield or Klondike, Play ¶3.2; the second half is ours"},
    {Rule::counters,
     "You pay 52 counters for the pack and are paid 5 counters for each card on the families: ten cards lose "
     "two counters, eleven gain three, and all fifty-two gain 208.",
     "Cadogan, Canfield or Klondike, Play ¶1.1; the sums are ours"},
    {Rule::end,
     "The game is won when all four families have reached their kings, and lost when the hand is out and "
     "nothing more can be done.",
     "Cadogan, Canfield or Klondike, Play ¶2.2; the losing is understood"},
});

inline constexpr auto notes = std::to_array<Note>({
    {Rule::final, "May a card be taken back from a family?", "PySolFC and Solvitaire: yes.",
     "It may not: the book offers no such move. The sets “draw-one” and “draw-three” have it."},
    {Rule::free, "Must an ace be played as soon as it shows?",
     "The book says that aces showing are picked out. No program compels it.",
     "No: nothing can be laid on an ace, so keeping one back never helps."},
    {Rule::groups, "May part of a group be moved, or its last card be played to a family?",
     "PySolFC and KPat: any part, and the last card.",
     "Only the whole group moves to a column, as the book says; its last card may go to a family. Otherwise "
     "an ace in a group could never be played."},
    {Rule::deuce, "May an ace be laid on a two?", "PySolFC: yes.",
     "No: the book’s columns end with a two. It would help nobody, since an ace can always go home."},
    {Rule::once, "Is the game over when the last card is turned?",
     "“That ends it” could mean the game. PySolFC’s Vegas plays on.",
     "The run is over. The talon’s uppermost card may still be used and the columns played out."},
});

inline constexpr auto lesson = std::to_array<ShownMove>({{"5-sa", Rule::families},
                                                         {"turn", Rule::turning},
                                                         {"turn", Rule::turning},
                                                         {"turn", Rule::turning},
                                                         {"talon-ca", Rule::available}});

inline constexpr auto known_as = std::to_array<KnownAs>({
    {"Canfield or Klondike", "Cadogan, chapter 46"},
    {"Klondike Solitaire", "Wikipedia, Klondike (solitaire)", "draw-three"},
    {"Windows Solitaire", "Wikipedia, Klondike (solitaire)", "draw-three"},
    {"Classic Solitaire", "Wikipedia, Klondike (solitaire)", "draw-three"},
    {"American Patience", "PySolFC, Klondike", "draw-one"},
    {"Kleine Harfe", "patiencen.org, Kleine Harfe", "draw-one"},
    {"Die kleine Harfe", "patiencen.org, Kleine Harfe", "draw-one"},
    {"Harfe", "patiencen.org, Kleine Harfe", "draw-one"},
    {"Solitär", "patiencen.org, Kleine Harfe", "draw-three"},
    {"Ruée vers l’Or", "playsolitaire.io/fr", "draw-three"},
    {"Solitaire classique", "playsolitaire.io/fr", "draw-three"},
    {"Vegas Solitaire", "PySolFC, Vegas Klondike", "vegas"},
});

inline constexpr auto mistaken = std::to_array<Mistaken>({
    {"Whitehead", "another game, with all cards face up and columns of one colour"},
    {"Westcliff", "another game, with ten columns of three cards"},
});

inline constexpr Rulebook rulebook{
    "Lady Cadogan, Illustrated Games of Solitaire or Patience",
    "Canfield or Klondike",
    "To bring out the four aces and build them up in suit to their kings.",
    "Build each suit up from ace to king out of seven columns and a hand that is run through once.",
    sentences,
    notes,
    {22, lesson},
};

}  // namespace longwood::words::klondike
