#pragma once

#include <array>

#include "core/any_game.hpp"
#include "games/family_words.hpp"
#include "games/klondike/choices.hpp"
#include "games/klondike/words.hpp"
#include "games/stock_words.hpp"

namespace longwood::words::klondike {

inline constexpr std::string_view modern_source = "Wikipedia, Klondike (solitaire)";
inline constexpr std::string_view pysolfc_source = "PySolFC, Klondike";
inline constexpr std::string_view vegas_source = "PySolFC, Vegas Klondike";
inline constexpr std::string_view final_source = "Blake and Gent, The Winnability of Klondike Solitaire";

inline constexpr auto options = std::to_array<RuleOption>({
    {"runs",
     "May a part of the face-up cards of a column be moved?",
     {{{"whole", "no, all or none"},
       {"any-part",
        "yes, any number of them",
        {{{Rule::groups,
           "If several cards of a column are face up, any number of them from its end may be moved together "
           "to another column. To a family only the last card goes, by itself.",
           pysolfc_source},
          {Rule::space,
           "A column that has lost all its cards is filled only with a king: one by itself, one with the "
           "cards that follow it in its column, or the uppermost card of the talon.",
           pysolfc_source}}}}}}},
    {"draw",
     "How many cards are turned at a time?",
     {{{"one", "one"},
       {"three",
        "three",
        {{{Rule::turning,
           "When you like, the next three cards in hand are turned on the talon together, or as many as are "
           "left; the last of them is uppermost. It may be used on a column or a family, at once or when it "
           "is uppermost again.",
           modern_source}}}}}}},
    {"passes",
     "How often is the hand run through?",
     {{{"once", "once"},
       {"three",
        "three times",
        {{{Rule::once,
           "When the hand is out, the talon may be turned over to be the hand again, unshuffled: twice, so "
           "that the hand is run through three times.",
           "PySolFC, Casino Klondike"},
          {the_aim,
           "Build each suit up from ace to king out of seven columns and a hand run through three times.",
           "PySolFC, Casino Klondike"}}}},
       {"unlimited",
        "as often as you like",
        {{{Rule::once,
           "When the hand is out, the talon may be turned over to be the hand again, unshuffled, as often as "
           "you like.",
           pysolfc_source},
          {the_aim,
           "Build each suit up from ace to king out of seven columns and a hand run through at will.",
           pysolfc_source},
          {Rule::counters, "Nothing is paid: the game is won or lost.", pysolfc_source},
          {Rule::end,
           "The game is won when all four families have reached their kings, and lost when nothing more can "
           "be done, however often the hand is run through.",
           pysolfc_source}}}}}}},
    families_option(Rule::final,
                    "The uppermost card of a family may be taken back: laid on the next higher card of the "
                    "other colour at the end of a column or, if it is a king, in an empty column.",
                    pysolfc_source),
    {"packets",
     "How does the talon lie?",
     {{{"squared", "squared: only the uppermost card is seen"},
       {"fanned",
        "fanned: every card of it is seen",
        {{{Rule::available,
           "The last card of each column is available, and so is the uppermost card of the talon. The talon "
           "is fanned, so that you see every card that has been turned.",
           modern_source}}}}}}},
    {"deuces",
     "May an ace be laid on a two?",
     {{{"closed", "no"},
       {"take-aces",
        "yes, if it is of the other colour",
        {{{Rule::deuce, "An ace may be laid on a two of the other colour.", pysolfc_source}}}}}}},
    stock_option({{{Rule::in_hand,
                    "The other twenty-four cards are held in hand, face upwards, so that you see the next "
                    "one and no other.",
                    stock_source}}}),
});

inline constexpr auto sets = std::to_array<RuleSet>({
    {"cadogan",
     "Cadogan",
     "Cadogan, Canfield or Klondike",
     {},
     "The book: one card at a time, run through once, and columns move whole."},
    {"draw-three", "Draw three", modern_source,
     modern(Choices::Draw::three, Choices::Families::returnable, Choices::Packets::fanned),
     "What most people play: three cards turned at a time, as often as you like, and all of them seen."},
    {"draw-three-final", "Draw three, families final", final_source,
     modern(Choices::Draw::three, Choices::Packets::fanned),
     "Draw three, but no card comes back from a family."},
    {"draw-three-squared", "Draw three, squared", modern_source,
     modern(Choices::Draw::three, Choices::Families::returnable),
     "Draw three with a squared talon: only the last of three cards is seen."},
    {"draw-three-squared-final", "Draw three, squared, families final", final_source,
     modern(Choices::Draw::three), "Draw three with a squared talon, and no card comes back from a family."},
    {"draw-one", "Draw one", pysolfc_source, modern(Choices::Families::returnable),
     "One card turned at a time, as often as you like."},
    {"draw-one-final", "Draw one, families final", final_source, modern(),
     "Draw one, but no card comes back from a family."},
    {"vegas", "Vegas", vegas_source,
     options_with(Choices::Runs::any_part, Choices::Families::returnable, Choices::Deuces::take_aces),
     "Casino rules: one card at a time, run through once; any part of a column may be moved."},
});

inline constexpr auto authorities = std::to_array<Authority>({
    {"Cadogan", "Cadogan, Canfield or Klondike", "cadogan"},
    {"Wikipedia", modern_source, "draw-three"},
    {"PySolFC", pysolfc_source, "draw-one"},
    {"Blake and Gent", final_source, "draw-three-final"},
    {"Vegas", vegas_source, "vegas"},
});

inline constexpr auto points = std::to_array<Point>({
    {Rule::groups,
     "May a part of the face-up cards of a column be moved?",
     {"no, all or none", "yes, any number of them", "yes, any number of them", "yes, any number of them",
      "yes, any number of them"}},
    {Rule::turning, "How many cards are turned at a time?", {"one", "three", "one", "three", "one"}},
    {Rule::once,
     "How often is the hand run through?",
     {"once", "as often as you like", "as often as you like", "as often as you like", "once"}},
    {Rule::final,
     "May a card be taken back from a family?",
     {as_read("no"), "the uppermost", "the uppermost", "no", "the uppermost"}},
    {Rule::deuce, "May an ace be laid on a two?", {"no", {}, "yes, if it is of the other colour"}},
});

inline constexpr Comparison comparison{authorities, points};

}  // namespace longwood::words::klondike
