#pragma once

#include <array>

#include "core/any_game.hpp"
#include "games/stock_words.hpp"
#include "games/the_four_corners/choices.hpp"
#include "games/the_four_corners/words.hpp"
#include "games/two_rows_words.hpp"

namespace longwood::words::the_four_corners {

inline constexpr std::string_view rounds_source = "PySolFC, Les Quatre Coins";

inline constexpr auto options = std::to_array<RuleOption>({
    {"places",
     "Which family lies beside which side?",
     {{{"as-drawn", "kings on the left, aces on the right; diamonds, clubs, hearts, spades"},
       {"mirrored",
        "aces on the left, kings on the right; clubs, spades, hearts, diamonds",
        {{{Rule::places,
           "The families of the aces lie on the left and those of the kings on the right, each from the top: "
           "clubs, spades, hearts, diamonds. So every side packet has one family beside it.",
           rounds_source}}}}}}},
    {"deal-play",
     "Is a suitable card played in the deal?",
     {{{"optional", "it may be"},
       {"forced",
        "it must be",
        {{{Rule::corners,
           "In the deal, a card that suits a family and would fall on a corner must be played as it is "
           "turned.",
           "Hoffmann no. 33, ¶3.2"},
          {Rule::sides,
           "In the deal, a card that suits a family and would fall on a side is played if that family is the "
           "one beside the packet, and then it must be; else it is laid.",
           "Hoffmann no. 33, ¶3.2"}}}}}}},
    {"first-round",
     "Do the rules of the deal hold for the first twelve cards?",
     {{{"played", "yes"},
       {"laid",
        "no, they are laid",
        {{{Rule::founding,
           "The first round of each deal is laid without any play. After it the first ace and the first king "
           "of a suit to be turned found their families at once, wherever they would have fallen. The second "
           "is a card like any other.",
           "Hoffmann no. 33, ¶2.1, where the rules are for the cards that remain"}}}}}}},
    {"dealing",
     "Are cards played as they are turned, or between the rounds?",
     {{{"card-by-card", "as they are turned"},
       {"by-rounds",
        "between the rounds",
        {{{Rule::founding,
           "Twelve cards are laid, one on each packet, before any is played. Between two rounds an ace or "
           "king that lies uppermost may found its family, from whatever packet.",
           rounds_source},
          {Rule::corners,
           "Between two rounds of the deal, the uppermost card of a corner may be played to any family that "
           "it suits.",
           rounds_source},
          {Rule::sides,
           "Between two rounds of the deal, the uppermost card of a side may be played only if the family "
           "that it suits is the one beside the packet.",
           rounds_source},
          {Rule::uses_no_place, "Every round has twelve cards but perhaps the last.", rounds_source},
          {Rule::bound, "Until the deal is over there are no marriages.", rounds_source}}}}}}},
    {"packing",
     "Must marriages be of one suit?",
     {{{"in-suit", "yes"},
       {"any-suit",
        "no",
        {{{Rule::marriage,
           "An available card may be married to the uppermost card of another packet, of whatever suit, if "
           "that is next above it or next below it in value.",
           rounds_source},
          {Rule::corner, "King and ace do not join: upon a king goes only a queen, upon an ace only a two.",
           rounds_source}}}}}}},
    {"vacancy",
     "May a vacant packet be filled?",
     {{{"closed", "no"},
       {"any-card",
        "with any one card",
        {{{Rule::vacancy,
           "A packet that has lost all its cards may be begun anew with the uppermost card of any other.",
           "Cadogan, The Fifteen, a sister game"}}}}}}},
    {"gather",
     "In what order are the packets taken up?",
     {{{"in-order", "from the first to the last"},
       {"sides-first",
        "the sides backwards, then the corners",
        {{{Rule::redeal,
           "When the pack is out the packets may be taken up and dealt again without shuffling, the sides "
           "first: 11, 10, 9, 8, 5, 4, 3, 2, and then the corners 12, 6, 7, 1. This may be done twice, which "
           "makes three deals in all; the families stay.",
           rounds_source}}}}}}},
    families_option(Rule::final,
                    "The uppermost card of a family may be taken back: married like any available card, or "
                    "passed to the other family of its suit.",
                    rounds_source),
    {"abeyance",
     held_question,
     {{{"off", "no"},
       {"allowed",
        "yes",
        {{{Rule::both,
           "A card that both families of its suit would take may be held between them instead, unless it "
           "would fall on a side in the deal. The next card of its suit that is played takes it along: to "
           "the family which that card continues, or, if the card is its twin, each to one of the two.",
           "Hoffmann no. 30, The Crescent, ¶3.2-3, there given for all patiences with such families; "
           "Hoffmann no. 33, ¶3.2"}}}}}}},
    stock_option({{{Rule::dealing,
                    "All the cards are dealt one by one, face upwards, on the packets in the order of their "
                    "numbers, round upon round, until the pack is out. The stock is held face upwards, so "
                    "that you see the next card of it and no other.",
                    stock_source}}}),
});

inline constexpr auto contradictions = std::to_array<Contradiction>({
    {Choices::Dealing::by_rounds, Choices::DealPlay::forced,
     "between the rounds nothing is compulsory; leave deal-play as it is"},
    {Choices::Dealing::by_rounds, Choices::FirstRound::laid,
     "by rounds the first is laid in any case; leave first-round as it is"},
    {Choices::Families::returnable, Choices::Abeyance::allowed,
     "a card that a family gives back need not be held; take abeyance=off"},
});

inline constexpr auto sets = std::to_array<RuleSet>({
    {"cadogan",
     "Cadogan",
     "Cadogan, The Four Corners",
     {},
     "The book: in the deal suitable cards may be played, at corners to every family."},
    {"hoffmann", "Hoffmann", "Hoffmann no. 33",
     options_with(Choices::DealPlay::forced, Choices::FirstRound::laid, Choices::Abeyance::allowed),
     "The first round is laid, then suitable cards must be played; a card may be held between two families."},
    {"pysolfc", "PySolFC", "PySolFC, Les Quatre Coins",
     options_with(Choices::Places::mirrored, Choices::Dealing::by_rounds, Choices::Packing::any_suit,
                  Choices::Gathering::sides_first, Choices::Families::returnable),
     "PySolFC’s Les Quatre Coins: plays between rounds of twelve, marriages in any suit, families give "
     "back."},
});

inline constexpr auto authorities = std::to_array<Authority>({
    {"Cadogan", "Cadogan, The Four Corners", "cadogan"},
    {"Hoffmann", "Hoffmann no. 33", "hoffmann"},
    {"PySolFC", "PySolFC, Les Quatre Coins", "pysolfc"},
});

inline constexpr auto points = std::to_array<Point>({
    {Rule::places,
     "Which family lies beside which side?",
     {as_read("as Hoffmann draws them"), "kings on the left, diamonds on top",
      "aces on the left, clubs on top"}},
    {Rule::founding,
     "Do the rules of the deal hold for the first twelve cards?",
     {as_read("yes"), as_read("no, they are laid"), "they are laid, then played from"}},
    {Rule::corners,
     "Is a suitable card played in the deal?",
     {"it may be", "it must be", "between the rounds"}},
    {Rule::both, held_question, {as_read("no"), "yes, by no. 30", "no"}},
    {Rule::bound, "May a card once laid be played in the deal?", {as_read("no"), as_read("no"), "yes"}},
    {Rule::marriage, "Must marriages be of one suit?", {"yes", "yes", "no"}},
    {Rule::vacancy, "May a vacant packet be filled?", {as_read("no"), as_read("no"), "no"}},
    {Rule::redeal,
     "In what order are the packets taken up?",
     {"from the left", "as they were laid down", "the sides backwards, then the corners"}},
    {Rule::redeal, "How many re-deals?", {"two", "two", "two"}},
    {Rule::final, "May a card be taken back from a family?", {as_read("no"), as_read("no"), "the uppermost"}},
});

inline constexpr Comparison comparison{authorities, points};

}  // namespace longwood::words::the_four_corners
