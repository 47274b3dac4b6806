#pragma once

#include <array>

#include "core/any_game.hpp"
#include "games/fortress/choices.hpp"

namespace longwood::words::fortress {

inline constexpr auto options = std::to_array<RuleOption>({
    {"base",
     "With which card do the families begin?",
     {{{"ace", "with the ace"},
       {"first-card",
        "with the rank of the first card played",
        {{{Rule::families,
           "The first card played to the centre founds a family, and the other three begin with the same "
           "rank. Each rises in suit, card by card, the ace following the king, until it holds thirteen.",
           "PySolFC, Chessboard; AisleRiot; Keller"},
          {Rule::end,
           "The game is won when all fifty-two cards lie in the centre, and lost when nothing more can be "
           "brought there.",
           "PySolFC, Chessboard"},
          {the_object,
           "To build up each suit in the centre, from the rank of the first card played there, until it "
           "holds thirteen cards.",
           "PySolFC, Chessboard"},
          {the_aim,
           "Build each suit up from the rank of the first card played, taking only cards at the outer ends "
           "of the rows.",
           "PySolFC, Chessboard"}}}}}}},
    {"corner",
     "Do king and ace join in the rows?",
     {{{"closed", "no"},
       {"open",
        "yes",
        {{{Rule::corner,
           "King and ace join: upon a king goes the queen or the ace of its suit, and upon an ace the deuce "
           "or the king.",
           "PySolFC, Chessboard; AisleRiot; Keller"}}}}}}},
    {"deal",
     "In what order are the rows dealt?",
     {{{"straight-across", "straight across both groups"},
       {"rounds",
        "a card to each in turn",
        {{{Rule::layout,
           "One pack, all of it dealt face upwards in two groups of five rows, with a space between them for "
           "the four aces: a card to each row in turn, from the inner end outwards, the left row first.",
           "PySolFC, Fortress; AisleRiot"},
          {Rule::bottom_rows, "The top row of each group has six cards, the other rows have five.",
           "PySolFC, Fortress; AisleRiot"}}}}}}},
    {"families",
     "May a card be taken back from a family?",
     {{{"final", "no"},
       {"returnable",
        "the uppermost",
        {{{Rule::final,
           "The uppermost card of a family may be taken back to a row, by the rules of marriages and lanes, "
           "until the game is won.",
           "PySolFC, Fortress"}}}}}}},
});

inline constexpr auto contradictions = std::to_array<Contradiction>({
    {Choices::Base::first_card, Choices::Families::returnable,
     "when all families are empty again nobody says with which rank they begin"},
});

inline constexpr auto sets = std::to_array<RuleSet>({
    {"cadogan",
     "Cadogan",
     "Cadogan, Fortress",
     {},
     "The book, as everybody plays it: families rise from the aces."},
    {"chessboard", "Chessboard", "PySolFC, Chessboard; AisleRiot; Keller",
     options_with(Choices::Base::first_card, Choices::Corner::open),
     "The first card played sets the rank on which all families begin; king and ace join."},
    {"pysolfc", "PySolFC", "PySolFC, Fortress",
     options_with(Choices::Dealing::rounds, Choices::Families::returnable),
     "PySolFC's Fortress: a card to each row in turn, and families that give back."},
});

inline constexpr auto authorities = std::to_array<Authority>({
    {"Cadogan", "Cadogan, Fortress", "cadogan"},
    {"Wikipedia", "en.wikipedia.org, Fortress", "cadogan"},
    {"PySolFC", "PySolFC, Fortress", "pysolfc"},
    {"AisleRiot", "GNOME AisleRiot, Fortress", "cadogan"},
    {"Keller", "solitairelaboratory.com, Fortress", "cadogan"},
    {"Chessboard", "PySolFC, Chessboard; AisleRiot; Keller", "chessboard"},
});

inline constexpr auto points = std::to_array<Point>({
    {Rule::layout,
     "In what order are the rows dealt?",
     {"straight across", "", "a card to each in turn", "a card to each in turn"}},
    {Rule::bottom_rows,
     "Which rows have the odd cards?",
     {"the bottom row of each group", "one of each group", "the first two", "the two top rows",
      "the first two"},
     {"Cadogan, Fortress, the engraving", "", "", "",
      "solitairelaboratory.com, Fortress; Solitaire Forever II too"}},
    {Rule::families,
     "With which card do the families begin?",
     {"the ace", "the ace", "the ace", "the ace", "the ace", "the first card played"}},
    {Rule::families,
     "Do they rise or fall?",
     {as_read("rise; the page has a slip"), "rise", "rise", "rise", "rise", "rise"},
     {"", "en.wikipedia.org, Fortress; Solitaire Forever II and Jan Wolter too"}},
    {Rule::final,
     "May a card be taken back from a family?",
     {as_read("no"), "", "the uppermost", "", "", "no"}},
    {Rule::corner, "Do king and ace join in the rows?", {as_read("no"), "", "no", "", "", "yes"}},
    {Rule::lane,
     "Which cards may open a lane?",
     {"any", "any", "any, of a family too", "any", "any; with kings alone it cannot be played", "any"},
     {"", "en.wikipedia.org, Fortress; Solitaire Forever II too"}},
});

inline constexpr Comparison comparison{authorities, points};

}  // namespace longwood::words::fortress
