#pragma once

#include <array>

#include "core/any_game.hpp"
#include "games/louis/choices.hpp"
#include "games/louis/words.hpp"
#include "games/stock_words.hpp"
#include "games/two_rows_words.hpp"

namespace longwood::words::louis {

inline constexpr std::string_view hoffmann_source = "Hoffmann no. 60", pysolfc_source = "PySolFC, Louis";

inline constexpr auto options = std::to_array<RuleOption>({
    {"redeals",
     "How many re-deals are there?",
     {{{"three", "three"},
       {"two",
        "two",
        {{{Rule::redeal,
           "When you can do no more, the letters may be taken up from g to m and then from a to f, and dealt "
           "again without shuffling, by the same rules as at first. This may be done twice; the families "
           "stay, and the cards laid aside.",
           "Hoffmann no. 60, ¶4.1 and ¶5.1"},
          {the_object,
           "To complete eight families, four rising from the aces and four falling from the kings, in three "
           "deals.",
           "Hoffmann no. 60, ¶5.1-2"}}}}}}},
    {"circle",
     "May cards of the circle just dealt be played between circles?",
     {{{"examined", "yes"},
       {"turned-only",
        "no, a card is played only as it is turned",
        {{{Rule::examined, "No card that has been laid is played until the pack is out.",
           "Hoffmann no. 60, ¶3.2 and footnote"},
          {Rule::blocked,
           "Until the pack is out the cards laid are blocked, even if nothing lies upon them, and there are "
           "no marriages.",
           "Hoffmann no. 60, ¶3.2-3"}}}},
       {"first-supplied",
        "of the first circle alone, whose places are supplied",
        {{{Rule::as_turned, "No card is played as it is turned.", pysolfc_source},
          {Rule::examined,
           "In the first deal twelve cards are dealt and played from as long as you please, as when the pack "
           "is out; then all the others are dealt without a pause. In later deals the whole pack is.",
           pysolfc_source},
          {Rule::blocked,
           "Once the deal goes on no card is played until the pack is out. Before, and then again, there are "
           "marriages.",
           pysolfc_source},
          {Rule::vacancy,
           "As long as the first circle is played from, a letter that has lost its card is supplied at once "
           "with the next one in hand. Afterwards a vacant letter stays vacant until the next deal.",
           pysolfc_source}}}}}}},
    {"doubles",
     "May a card that suits both families be laid aside or changed?",
     {{{"second-deal", "from the second deal on"},
       {"held",
        "laid aside in every deal, but not changed",
        {{{Rule::laid_aside,
           "Such a card may be laid aside instead, one of each suit. The next card of its suit that is "
           "played takes it along: to the family which that card continues, or, if the card is its twin, "
           "each to one of the two.",
           "Hoffmann no. 60, ¶4.2-3, and no. 30, ¶3.2-3, for every deal"},
          {Rule::changed, "A card once played to a family is not changed to the other.",
           "Hoffmann no. 60, ¶4.3, which knows only the card held near the two"}}}},
       {"off",
        "no",
        {{{Rule::laid_aside,
           "No card is laid aside: one that suits both families goes at once to the one you choose.",
           pysolfc_source},
          {Rule::changed, "A card once played to a family is not changed to the other.", pysolfc_source},
          {Rule::changed,
           "A card that has been played to a family may be passed to the other of its suit as long as it "
           "lies uppermost and continues that one.",
           pysolfc_source, Choices::Families::returnable}}}}}}},
    stock_option({{{Rule::dealing,
                    "The cards are dealt one by one, face upwards, from a to m, and then again from a, a "
                    "circle upon the one before, until the pack is out. The stock is held face upwards, so "
                    "that you see the next card of it and no other.",
                    stock_source}}}),
    {"gather",
     "In what order are the letters taken up?",
     {{{"as-book", "from g to m, then from a to f"},
       {"all-reversed",
        "the last first, from its uppermost card",
        {{{Rule::redeal,
           "When you can do no more, the letters may be taken up and dealt again without shuffling, the "
           "uppermost card of m first and so back to the lowest of a. This may be done three times; the "
           "families stay.",
           pysolfc_source},
          {Rule::redeal,
           "When you can do no more, the letters may be taken up and dealt again without shuffling, the "
           "uppermost card of m first and so back to the lowest of a. This may be done twice; the families "
           "stay.",
           pysolfc_source, Choices::Redeals::two}}}}}}},
    {"corner",
     "Do king and ace join in the letters?",
     {{{"closed", "no"},
       {"open",
        "yes",
        {{{Rule::corner,
           "King and ace join: upon a king goes the queen or the ace of its suit, upon an ace the two or the "
           "king.",
           pysolfc_source}}}}}}},
    families_option(Rule::final,
                    "The uppermost card of a family may be taken back: married like any available card, or "
                    "passed to the other family of its suit.",
                    pysolfc_source),
});

inline constexpr std::string_view needs_no_doubt =
    "a card that a family gives back need be neither held nor changed; take doubles=off as well";
inline constexpr std::string_view only_freely =
    "in a deal that pauses for plays no family gives back; take circle=first-supplied as well";
inline constexpr auto contradictions = std::to_array<Contradiction>({
    {Choices::Families::returnable, Choices::Doubles::second_deal, needs_no_doubt},
    {Choices::Families::returnable, Choices::Doubles::held, needs_no_doubt},
    {Choices::Families::returnable, Choices::Circle::examined, only_freely},
    {Choices::Families::returnable, Choices::Circle::turned_only, only_freely},
});

inline constexpr auto sets = std::to_array<RuleSet>({
    {"cadogan",
     "Cadogan",
     "Cadogan, The “Louis” Patience",
     {},
     "The book: each circle is played from when it is complete, and there are three re-deals."},
    {"hoffmann", "Hoffmann", hoffmann_source,
     options_with(Choices::Redeals::two, Choices::Circle::turned_only, Choices::Doubles::held),
     "Cards are played only as they are turned, two re-deals; a card may always be held between two "
     "families."},
    {"pysolfc", "PySolFC", pysolfc_source,
     options_with(Choices::Redeals::two, Choices::Circle::first_supplied, Choices::Doubles::off,
                  Choices::Gathering::all_reversed, Choices::Corner::open, Choices::Families::returnable),
     "PySolFC’s Louis: twelve cards are played from and supplied, then all is dealt; king and ace join, and "
     "families give back."},
});

inline constexpr auto authorities = std::to_array<Authority>({
    {"Cadogan", "Cadogan, The “Louis” Patience", "cadogan"},
    {"Hoffmann", hoffmann_source, "hoffmann"},
    {"PySolFC", pysolfc_source, "pysolfc"},
});

inline constexpr auto points = std::to_array<Point>({
    {Rule::final, "May a card be taken back from a family?", {as_read("no"), as_read("no"), "the uppermost"}},
    {Rule::as_turned,
     "What becomes of the place of a card that is played as it is turned?",
     {as_read("the next card takes it"), "the next card takes it", "it is supplied, in the first circle"}},
    {Rule::examined,
     "May cards of the circle just dealt be played between circles?",
     {"yes", "no", "of the first circle alone"}},
    {Rule::laid_aside, held_question, {"from the second deal on", "yes", "no"}},
    {Rule::changed,
     "May a card that has been played to one family be changed to the other?",
     {"from the second deal on", as_read("no"), "at any time"}},
    {Rule::corner, "Do king and ace join?", {as_read("no"), as_read("no"), "yes"}},
    {Rule::redeal,
     "In what order are the letters taken up?",
     {"from g to m, then from a to f", "from g to m, then from a to f",
      "the last first, from the uppermost card"}},
    {Rule::redeal, "How many re-deals are there?", {"three", "two", "two"}},
});

inline constexpr Comparison comparison{authorities, points};

}  // namespace longwood::words::louis
