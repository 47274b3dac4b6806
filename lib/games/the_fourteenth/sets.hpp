#pragma once

#include <array>

#include "core/any_game.hpp"
#include "games/stock_words.hpp"
#include "games/the_fourteenth/choices.hpp"

namespace longwood::words::the_fourteenth {

inline constexpr std::string_view quatorze = "AisleRiot and PySolFC, Quatorze";

inline constexpr auto options = std::to_array<RuleOption>({
    {"exchange",
     "How often may cards be exchanged?",
     {{{"once", "once in the game"},
       {"each-standstill",
        "at every standstill",
        {{{Rule::once, "The exchange may be made at every standstill, as often as one comes.",
           "the widest reading of Cadogan, The Fourteenth, Play ¶4.1"},
          {Rule::end,
           "The game is won when every card is paired off, and lost when no fourteen can be made and no "
           "exchange can bring one.",
           "Cadogan, The Fourteenth, Play ¶4.1"}}}},
       {"none",
        "never",
        {{{Rule::exchange, "Where no fourteen can be made in any row or column, the game stands still.",
           quatorze},
          {Rule::once, "There is no exchange.", quatorze},
          {Rule::four_cards, "No card changes places with another.", quatorze},
          {Rule::half, "No half of an exchange is made either.", quatorze}}}}}}},
    {"size",
     "How many cards change places?",
     {{{"two-with-two", "two with two others"},
       {"one-with-one",
        "one with one",
        {{{Rule::four_cards, "In the exchange one card changes places with another.",
           "Solitaire Forever II, Number Fourteen"},
          {Rule::half, "The exchange is over when the two cards have changed places.",
           "Solitaire Forever II, Number Fourteen"}}}}}}},
    {"close-up",
     "Are the gaps closed up when the hand is out?",
     {{{"off", "no"},
       {"last-to-first",
        "the last card may fill the first gap",
        {{{Rule::out,
           "When the hand is out, the last card of the square, in reading order, may be moved to the first "
           "gap before it, as often as you please. A vacant place between two cards does not part them.",
           "Solitaire Forever II, Number Fourteen; Pretty Good Solitaire, Fourteens"}}}},
       {"shift",
        "all cards move up",
        {{{Rule::out,
           "When the hand is out, the cards close up after every pair, to the left and upwards, keeping "
           "their order, so that all gaps are at the end.",
           quatorze}}}}}}},
    {"packs",
     "With how many packs?",
     {{{"two", "two"},
       {"one",
        "one",
        {{{Rule::layout,
           "One pack. Twenty-five cards are dealt face upwards in a square of five rows, five cards to a "
           "row; twenty-seven remain in hand.",
           "H. L. Coops; Pretty Good Solitaire, Fourteens; AisleRiot and PySolFC, Quatorze"},
          {Rule::end,
           "The game is won when the whole pack is paired off, and lost when no fourteen can be made and "
           "nothing else can be done.",
           quatorze},
          {the_object, "To pair off the whole pack, two cards at a time, each pair making fourteen.",
           quatorze},
          {the_aim,
           "Take away two cards that make fourteen and stand in one row or column, until the pack is gone.",
           quatorze}}}}}}},
    stock_option({{{Rule::hand,
                    "No card comes back once it is paired, and the hand is gone through once only. The stock "
                    "is held face upwards, so that you see the next card of it and no other.",
                    stock_source}}}),
    {"last-card",
     "Which of two places does the last card in hand fill?",
     {{{"earlier-place", "the one that comes first"},
       {"chosen",
        "the one you choose",
        {{{Rule::filling,
           "The two places of a pair are filled at once from the hand, the higher first and, in the same "
           "row, the one to the left. The last card in hand comes alone: you see it, and lay it in either of "
           "the two before anything else is done.",
           "the freer reading of Cadogan, The Fourteenth, Play ¶3.1, which names no order"}}}}}}},
});

inline constexpr auto contradictions = std::to_array<Contradiction>({
    {Choices::Exchange::none, Choices::Size::one_with_one,
     "where there is no exchange its size says nothing"},
});

inline constexpr auto sets = std::to_array<RuleSet>({
    {"cadogan",
     "Cadogan",
     "Cadogan, The Fourteenth",
     {},
     "The book: two packs, one exchange of two with two, gaps stay."},
    {"close-up", "Close up", "Solitaire Forever II; Pretty Good Solitaire",
     options_with(Choices::CloseUp::last_to_first),
     "The book's game, but when the hand is out the last card may fill the first gap."},
    {"shift", "Shifting up", "AisleRiot and PySolFC, Quatorze", options_with(Choices::CloseUp::shift),
     "The book's game, but when the hand is out the cards move up to the left and upwards."},
    {"each-standstill", "Exchange at each standstill", "the widest reading of Cadogan",
     options_with(Choices::Exchange::each_standstill),
     "The book's game, but the exchange may be made at every standstill."},
    {"number-fourteen", "Number Fourteen", "Solitaire Forever II, Number Fourteen",
     options_with(Choices::Size::one_with_one, Choices::CloseUp::last_to_first),
     "One exchange of one card with one; the last card may fill the first gap."},
    {"quatorze", "Quatorze", "AisleRiot and PySolFC, Quatorze",
     options_with(Choices::Exchange::none, Choices::CloseUp::shift, Choices::PacksUsed::one),
     "One pack, no exchange; when the hand is out the cards move up."},
});

inline constexpr auto authorities = std::to_array<Authority>({
    {"Cadogan", "Cadogan, The Fourteenth", "cadogan"},
    {"Solitaire Forever II", "solitaireforever.com, Number Fourteen", "number-fourteen"},
    {"Pretty Good Solitaire", "goodsol.com, Fourteens"},
    {"AisleRiot", "GNOME AisleRiot, Quatorze", "quatorze"},
    {"PySolFC", "PySolFC, Quatorze", "quatorze"},
    {"H. L. Coops", "as Solitaire Forever II reports him"},
});

inline constexpr auto points = std::to_array<Point>({
    {Rule::layout, "How many packs?", {"two", "", "one", "one", "one", "one"}},
    {Rule::out,
     "Are gaps closed up when the hand is out?",
     {as_read("no"), "last card to first gap", "last card to first gap", "shifted left and up",
      "shifted left and up"}},
    {Rule::once,
     "How often may cards be exchanged?",
     {as_read("once"), "once", "", "never", "never"},
     {"", "solitaireforever.com, which cites Cadogan, Jones, Dick, Dalton and Parlett"}},
    {Rule::four_cards, "How many change places?", {"two with two", "any two with each other"}},
});

inline constexpr Comparison comparison{authorities, points};

}  // namespace longwood::words::the_fourteenth
